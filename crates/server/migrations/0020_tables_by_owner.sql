-- How many tables of bots somebody has opened.
CREATE INDEX tables_by_owner ON tables (owner, status);
