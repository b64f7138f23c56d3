-- Hours and telephone of the property, once the owner has changed them; times are HH:MM at the property.
CREATE TABLE property_facts (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  phone TEXT NOT NULL,
  manager_phone TEXT NOT NULL,
  check_in_from TEXT NOT NULL,
  check_out_until TEXT NOT NULL,
  breakfast_from TEXT NOT NULL,
  breakfast_until TEXT NOT NULL
) STRICT;

CREATE TRIGGER property_facts_tell_insert AFTER INSERT ON property_facts
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', NEW.id); END;
CREATE TRIGGER property_facts_tell_update AFTER UPDATE ON property_facts
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', NEW.id); END;
