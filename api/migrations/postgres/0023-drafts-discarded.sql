-- A draft of a room that the owner does not want goes, with all that was stored of it.

-- Photographs that went with their room: their files are deleted with the next housekeeping, where no other room shows them.
CREATE TABLE discarded_photographs (hash text COLLATE "C" PRIMARY KEY);

CREATE TRIGGER tells_desk_delete AFTER DELETE ON room_types
  FOR EACH ROW EXECUTE FUNCTION tell_desk('room', 'id');
