-- phase: expand
-- Texts of the site that are the owner's: one row for each section of a screen.
CREATE TABLE property_texts (
  -- screen and section of the catalogue: about/story
  section TEXT PRIMARY KEY,
  -- JSON: its fields and entries, each in the languages that it has
  content TEXT NOT NULL
) STRICT;

CREATE TRIGGER property_texts_tell_insert AFTER INSERT ON property_texts
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('texts', NEW.section); END;
CREATE TRIGGER property_texts_tell_update AFTER UPDATE ON property_texts
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('texts', NEW.section); END;
