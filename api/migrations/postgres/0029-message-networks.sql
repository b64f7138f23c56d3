-- From which network of clients a message came, as a keyed hash, for as long as of a booking: so that one network does
-- not bury what others write, and the desk closes all that it wrote at once.
ALTER TABLE messages ADD COLUMN client_network bytea;
CREATE INDEX messages_by_network ON messages (client_network, created_at) WHERE client_network IS NOT NULL;

-- That the network is forgotten is no news for the desk.
DROP TRIGGER tells_desk ON messages;
CREATE TRIGGER tells_desk AFTER INSERT OR UPDATE OF full_name, email, phone, message, answered_at ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_desk('message', 'id');
