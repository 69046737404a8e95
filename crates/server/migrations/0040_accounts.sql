-- When the password was last given in this session.
ALTER TABLE sessions ADD COLUMN fresh_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sessions_by_time ON sessions (seen_at);

-- What a key allows: words with spaces between them.
ALTER TABLE bot_keys ADD COLUMN scopes TEXT NOT NULL DEFAULT 'play read';

-- Whoever reads this address has followed the link of a confirmation mail. No other mail goes to an unconfirmed address.
ALTER TABLE people ADD COLUMN email_confirmed BIGINT NOT NULL DEFAULT 0;
-- The hash of the token in the last confirmation mail.
ALTER TABLE people ADD COLUMN confirm_hash TEXT;
-- The token of the links that stop mails.
ALTER TABLE people ADD COLUMN unsubscribe_token TEXT;
CREATE INDEX people_by_confirm_hash ON people (confirm_hash);
CREATE INDEX people_by_unsubscribe_token ON people (unsubscribe_token);

-- Nothing is left of a deleted person but the id, for the tables they opened.
ALTER TABLE people ADD COLUMN deleted_at BIGINT;
CREATE INDEX people_by_deletion ON people (deleted_at);
CREATE INDEX people_by_time ON people (created_at);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX chat_by_person ON chat (person);
