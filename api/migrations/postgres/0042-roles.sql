-- phase: expand
-- Roles that the owner composes. Those that every property has are in packages/contract/src/staff/presets.ts.
CREATE TABLE staff_roles (
  id text COLLATE "C" PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  -- JSON: an array of rights
  rights text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX staff_roles_by_name ON staff_roles (lower(name));

-- A role that older code does not know; NULL if the column role names it. A member with one has the role with the
-- fewest rights for older code, which goes on running during an upgrade.
ALTER TABLE staff_members ADD COLUMN role_id text COLLATE "C";

-- Older code gives another role by the column role alone.
CREATE FUNCTION follow_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role <> OLD.role AND NEW.role_id IS NOT DISTINCT FROM OLD.role_id THEN NEW.role_id := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER follows_role BEFORE UPDATE OF role ON staff_members FOR EACH ROW EXECUTE FUNCTION follow_role();

-- Other rights are news for everybody who has the role.
CREATE TRIGGER tells_desk AFTER INSERT OR DELETE OR UPDATE OF name, rights ON staff_roles
  FOR EACH ROW EXECUTE FUNCTION tell_desk('member', 'id');
CREATE FUNCTION tell_desk_of_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('application_name') <> 'calm-rest copy' THEN
    INSERT INTO desk_changes (kind, subject) SELECT 'member', id FROM staff_members WHERE role_id = OLD.id;
    PERFORM pg_notify('calm_rest', 'desk');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tells_desk_of_members AFTER DELETE OR UPDATE OF name, rights ON staff_roles
  FOR EACH ROW EXECUTE FUNCTION tell_desk_of_members();
