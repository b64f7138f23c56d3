-- When somebody took the photograph away: until it is forgotten with its files, it can come back to its position.
ALTER TABLE photographs ADD COLUMN removed_at text COLLATE "C";

CREATE TRIGGER tells_desk_insert AFTER INSERT ON photographs
  FOR EACH ROW EXECUTE FUNCTION tell_desk('room', 'room_type_id');
CREATE TRIGGER tells_desk_update AFTER UPDATE OF position, removed_at ON photographs
  FOR EACH ROW EXECUTE FUNCTION tell_desk('room', 'room_type_id');
