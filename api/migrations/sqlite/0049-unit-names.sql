-- phase: expand
-- What the staff call a unit, such as 'Lagoon 1' or '101'; NULL if it is called by its number. A name is of one unit, in
-- any case of its letters: the API sees to it, in the transaction that writes. A unit that was taken out keeps its name,
-- unless another one has it when it comes back.
ALTER TABLE units ADD COLUMN name TEXT;

CREATE TRIGGER units_tell_name AFTER UPDATE OF name ON units WHEN NEW.name IS NOT OLD.name
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('unit', NEW.room_type_id || '/' || NEW.number); END;
