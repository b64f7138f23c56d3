-- Other phones hear of a change in every column of messages, replies and blocks that the desk shows, so that a name is
-- erased there, too; and of a message or a review that is erased.
DROP TRIGGER tells_desk ON messages;
CREATE TRIGGER tells_desk AFTER INSERT OR UPDATE OF
  id, full_name, email, phone, message, lang, created_at, answered_at ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_desk('message', 'id');
CREATE TRIGGER tells_desk_update AFTER UPDATE ON message_replies
  FOR EACH ROW EXECUTE FUNCTION tell_desk('message', 'message_id');
CREATE TRIGGER tells_desk_update AFTER UPDATE ON blocks
  FOR EACH ROW EXECUTE FUNCTION tell_desk('block', 'id');
CREATE TRIGGER tells_desk_delete AFTER DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_desk('message', 'id');
CREATE TRIGGER tells_desk_delete AFTER DELETE ON testimonials
  FOR EACH ROW EXECUTE FUNCTION tell_desk('review', 'id');
