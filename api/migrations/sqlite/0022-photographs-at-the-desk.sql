-- When somebody took the photograph away: until it is forgotten with its files, it can come back to its position.
ALTER TABLE photographs ADD COLUMN removed_at TEXT;

CREATE TRIGGER photographs_tell_insert AFTER INSERT ON photographs
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('room', NEW.room_type_id); END;
CREATE TRIGGER photographs_tell_update AFTER UPDATE OF position, removed_at ON photographs
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('room', NEW.room_type_id); END;
