-- Lists of tables, newest first, page by page: an index in the order of each combination of filters.
DROP INDEX tables_by_time;
CREATE INDEX tables_listed ON tables (listed, opened_at, id);
CREATE INDEX tables_listed_by_status ON tables (listed, status, opened_at, id);
CREATE INDEX tables_listed_by_game ON tables (listed, game, opened_at, id);
CREATE INDEX tables_listed_by_status_and_game ON tables (listed, status, game, opened_at, id);
