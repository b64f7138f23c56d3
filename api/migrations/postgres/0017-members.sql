-- Language of a member's links and mails, and when somebody was seen last, which outlives their sessions.
ALTER TABLE staff_members ADD COLUMN lang text COLLATE "C" NOT NULL DEFAULT 'en';
ALTER TABLE staff_members ADD COLUMN last_seen_at text COLLATE "C";

UPDATE staff_members SET last_seen_at =
  (SELECT MAX(last_seen_at) FROM staff_sessions WHERE member_id = staff_members.id);

-- That somebody was seen is no news: it would be one each minute.
DROP TRIGGER tells_desk ON staff_members;
CREATE TRIGGER tells_desk AFTER INSERT OR DELETE OR UPDATE OF name, role, email, lang, accepted_at ON staff_members
  FOR EACH ROW EXECUTE FUNCTION tell_desk('member', 'id');

-- A session that is ended on another phone is over there at once; who may sign in, and where, is seen as it changes.
CREATE TRIGGER tells_desk AFTER INSERT OR DELETE ON staff_sessions
  FOR EACH ROW EXECUTE FUNCTION tell_desk('member', 'member_id');
CREATE TRIGGER tells_desk AFTER INSERT OR DELETE ON staff_passkeys
  FOR EACH ROW EXECUTE FUNCTION tell_desk('member', 'member_id');
CREATE TRIGGER tells_desk AFTER INSERT OR DELETE ON staff_invites
  FOR EACH ROW EXECUTE FUNCTION tell_desk('member', 'member_id');
