-- One dialect for SQLite and PostgreSQL: TEXT and BIGINT only, truth as 0 and 1, times in milliseconds.

CREATE TABLE settings (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  email TEXT,
  email_turns BIGINT NOT NULL,
  banned BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  agent TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE bot_keys (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  name TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  created_at BIGINT NOT NULL
);
CREATE INDEX bot_keys_by_person ON bot_keys (person);

CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  -- Raised with every change: of two nodes that change the same table, one finds that it comes too late.
  revision BIGINT NOT NULL,
  status TEXT NOT NULL,
  game TEXT NOT NULL,
  rules_version BIGINT NOT NULL,
  content TEXT NOT NULL,
  options TEXT NOT NULL,
  settings TEXT NOT NULL,
  listed BIGINT NOT NULL,
  owner TEXT NOT NULL REFERENCES people (id),
  seats TEXT NOT NULL,
  server_seed TEXT NOT NULL,
  seating TEXT NOT NULL,
  seq BIGINT NOT NULL,
  to_act TEXT NOT NULL,
  -- When the first clock runs out.
  deadline BIGINT,
  -- A bot is waited for.
  bot_due BIGINT NOT NULL,
  result TEXT,
  rematch TEXT,
  opened_at BIGINT NOT NULL,
  started_at BIGINT,
  ended_at BIGINT
);
CREATE INDEX tables_by_time ON tables (listed, status, opened_at);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_by_bot ON tables (bot_due, status);

-- Whose tables: what the seats' own text says, for looking it up.
CREATE TABLE seated (
  person TEXT NOT NULL REFERENCES people (id),
  table_id TEXT NOT NULL REFERENCES tables (id),
  PRIMARY KEY (person, table_id)
);
CREATE INDEX seated_by_table ON seated (table_id);

CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seq BIGINT NOT NULL,
  kind TEXT NOT NULL,
  seat BIGINT,
  action TEXT,
  events TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  room TEXT NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  seat BIGINT,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, number)
);
