-- What the owner changes of the rooms at the desk.

-- A name is of one room, since a booking names its room by it; a room may have the same name in two languages. The API sees
-- to it, in the transaction that writes.
CREATE TABLE new_room_texts (
  room_type_id TEXT NOT NULL REFERENCES room_types (id) ON DELETE CASCADE,
  lang TEXT NOT NULL CHECK (lang IN ('en', 'de', 'zh')),
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  bed TEXT NOT NULL,
  PRIMARY KEY (room_type_id, lang)
) STRICT, WITHOUT ROWID;
INSERT INTO new_room_texts SELECT room_type_id, lang, name, description, bed FROM room_texts;
DROP TABLE room_texts;
ALTER TABLE new_room_texts RENAME TO room_texts;
CREATE INDEX room_texts_by_name ON room_texts (lower(name));

-- When somebody changed its texts, facts, amenities or units.
ALTER TABLE room_types ADD COLUMN changed_at TEXT;

-- Days at the property: a unit is there from the first on, and no more from the second on. Without the first it always was.
-- One that is taken out stays here, with the stays that it had.
ALTER TABLE units ADD COLUMN added_on TEXT;
ALTER TABLE units ADD COLUMN removed_on TEXT;

CREATE TRIGGER room_types_tell AFTER UPDATE ON room_types
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('room', NEW.id); END;
CREATE TRIGGER amenities_tell_insert AFTER INSERT ON amenities
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('amenity', NEW.id); END;
CREATE TRIGGER amenities_tell_update AFTER UPDATE ON amenities
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('amenity', NEW.id); END;
