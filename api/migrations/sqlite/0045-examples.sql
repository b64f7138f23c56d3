-- phase: expand
-- Whether the seed invented it, and nobody has changed it since. Guests of a property that has opened never see one.
ALTER TABLE room_types ADD COLUMN is_example INTEGER NOT NULL DEFAULT 0 CHECK (is_example IN (0, 1));
ALTER TABLE testimonials ADD COLUMN is_example INTEGER NOT NULL DEFAULT 0 CHECK (is_example IN (0, 1));

-- How the property began, and when it opened. Without a row it is from before this table: the next start marks what equals
-- the examples of the seed, and writes the row.
CREATE TABLE property_opening (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  began_with TEXT NOT NULL CHECK (began_with IN ('examples', 'nothing')),
  -- when the owner opened it
  opened_at TEXT,
  -- when the owner left the list of what is to be done before
  setup_left_at TEXT
) STRICT;

CREATE TRIGGER property_opening_tell_update AFTER UPDATE ON property_opening
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', NEW.id); END;
