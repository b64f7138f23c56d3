-- phase: expand
-- What the staff call a unit, such as 'Lagoon 1' or '101'; NULL if it is called by its number. A name is of one unit, in
-- any case of its letters: the API sees to it, in the transaction that writes. A unit that was taken out keeps its name,
-- unless another one has it when it comes back.
ALTER TABLE units ADD COLUMN name text COLLATE "C";

CREATE FUNCTION tell_desk_of_unit_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('application_name') <> 'calm-rest copy' THEN
    INSERT INTO desk_changes (kind, subject) VALUES ('unit', NEW.room_type_id || '/' || NEW.number);
    PERFORM pg_notify('calm_rest', 'desk');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tells_desk_name AFTER UPDATE OF name ON units
  FOR EACH ROW WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION tell_desk_of_unit_name();
