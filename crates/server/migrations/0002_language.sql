-- The language in which somebody is written to: one of the folders of locales/, or none known.
ALTER TABLE people ADD COLUMN language TEXT;
