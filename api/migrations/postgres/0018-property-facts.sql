-- Hours and telephone of the property, once the owner has changed them; times are HH:MM at the property.
CREATE TABLE property_facts (
  id bigint PRIMARY KEY CHECK (id = 1),
  phone text COLLATE "C" NOT NULL,
  manager_phone text COLLATE "C" NOT NULL,
  check_in_from text COLLATE "C" NOT NULL,
  check_out_until text COLLATE "C" NOT NULL,
  breakfast_from text COLLATE "C" NOT NULL,
  breakfast_until text COLLATE "C" NOT NULL
);

CREATE TRIGGER tells AFTER INSERT OR UPDATE OR DELETE ON property_facts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_house_changed();
CREATE TRIGGER tells_desk AFTER INSERT OR UPDATE ON property_facts
  FOR EACH ROW EXECUTE FUNCTION tell_desk('facts', 'id');
