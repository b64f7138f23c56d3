-- What the owner changes of the rooms at the desk.

-- A name is of one room, since a booking names its room by it; a room may have the same name in two languages. The API sees
-- to it, in the transaction that writes.
DROP INDEX room_texts_by_name;
CREATE INDEX room_texts_by_name ON room_texts (lower(name));

-- When somebody changed its texts, facts, amenities or units.
ALTER TABLE room_types ADD COLUMN changed_at text COLLATE "C";

-- Days at the property: a unit is there from the first on, and no more from the second on. Without the first it always was.
-- One that is taken out stays here, with the stays that it had.
ALTER TABLE units ADD COLUMN added_on text COLLATE "C";
ALTER TABLE units ADD COLUMN removed_on text COLLATE "C";

CREATE TRIGGER tells_desk AFTER UPDATE ON room_types FOR EACH ROW EXECUTE FUNCTION tell_desk('room', 'id');
CREATE TRIGGER tells_desk AFTER INSERT OR UPDATE ON amenities FOR EACH ROW EXECUTE FUNCTION tell_desk('amenity', 'id');
