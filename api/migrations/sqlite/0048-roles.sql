-- phase: expand
-- Roles that the owner composes. Those that every property has are in packages/contract/src/staff/presets.ts.
CREATE TABLE staff_roles (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- an array of rights
  rights TEXT NOT NULL CHECK (json_valid(rights)),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX staff_roles_by_name ON staff_roles (lower(name));

-- A role that older code does not know; NULL if the column role names it. A member with one has the role with the
-- fewest rights for older code, which goes on running during an upgrade.
ALTER TABLE staff_members ADD COLUMN role_id TEXT;

-- Older code gives another role by the column role alone.
CREATE TRIGGER staff_members_follow_role AFTER UPDATE OF role ON staff_members
WHEN NEW.role <> OLD.role AND NEW.role_id IS OLD.role_id AND NEW.role_id IS NOT NULL
BEGIN UPDATE staff_members SET role_id = NULL WHERE id = NEW.id; END;

-- Other rights are news for everybody who has the role.
CREATE TRIGGER staff_roles_tell_insert AFTER INSERT ON staff_roles
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.id); END;
CREATE TRIGGER staff_roles_tell_update AFTER UPDATE OF name, rights ON staff_roles
BEGIN
  INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.id);
  INSERT INTO desk_changes (kind, subject) SELECT 'member', id FROM staff_members WHERE role_id = NEW.id;
END;
CREATE TRIGGER staff_roles_tell_delete AFTER DELETE ON staff_roles
BEGIN
  INSERT INTO desk_changes (kind, subject) VALUES ('member', OLD.id);
  INSERT INTO desk_changes (kind, subject) SELECT 'member', id FROM staff_members WHERE role_id = OLD.id;
END;
