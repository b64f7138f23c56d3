-- Who asked to be forgotten, so that a backup from before it does not bring them back: the hash of an address with a salt
-- of its own, and the id of an account that is gone. Nothing says who it was to a reader who does not know the address.
CREATE TABLE erasures (
  salt bytea PRIMARY KEY,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('address', 'account')),
  -- null of an account whose address was never confirmed
  email_hash bytea,
  user_id text COLLATE "C",
  erased_at text COLLATE "C" NOT NULL
);

-- What the staff has written of stays and to guests, to be searched for a guest who is forgotten.
CREATE INDEX bookings_noted ON bookings (id) WHERE note IS NOT NULL;
CREATE INDEX outbox_replies ON outbox (id) WHERE kind = 'message-reply';

-- A line of the log stays as it was written, but for the reason in it, which is forgotten with the guest it is about.
DROP TRIGGER desk_log_is_kept ON desk_log;
CREATE TRIGGER desk_log_is_kept BEFORE DELETE ON desk_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER desk_log_is_final BEFORE UPDATE ON desk_log FOR EACH ROW
  WHEN (
    (NEW.id, NEW.at, NEW.who, NEW.action, NEW.subject) IS DISTINCT FROM (OLD.id, OLD.at, OLD.who, OLD.action, OLD.subject)
    OR (NEW.before::jsonb - 'reason'::text) IS DISTINCT FROM (OLD.before::jsonb - 'reason'::text)
    OR (NEW.after::jsonb - 'reason'::text) IS DISTINCT FROM (OLD.after::jsonb - 'reason'::text)
    OR (NEW.before ->> 'reason') <> coalesce(OLD.before ->> 'reason', '')
    OR (NEW.after ->> 'reason') <> coalesce(OLD.after ->> 'reason', '')
  )
  EXECUTE FUNCTION refuse_change();
