-- phase: expand
-- Whether the seed invented it, and nobody has changed it since. Guests of a property that has opened never see one.
ALTER TABLE room_types ADD COLUMN is_example integer NOT NULL DEFAULT 0 CHECK (is_example IN (0, 1));
ALTER TABLE testimonials ADD COLUMN is_example integer NOT NULL DEFAULT 0 CHECK (is_example IN (0, 1));

-- How the property began, and when it opened. Without a row it is from before this table: the next start marks what equals
-- the examples of the seed, and writes the row.
CREATE TABLE property_opening (
  id bigint PRIMARY KEY CHECK (id = 1),
  began_with text COLLATE "C" NOT NULL CHECK (began_with IN ('examples', 'nothing')),
  -- when the owner opened it
  opened_at text COLLATE "C",
  -- when the owner left the list of what is to be done before
  setup_left_at text COLLATE "C"
);

CREATE TRIGGER tells AFTER INSERT OR UPDATE OR DELETE ON property_opening
  FOR EACH STATEMENT EXECUTE FUNCTION tell_house_changed();
CREATE TRIGGER tells_desk AFTER UPDATE ON property_opening
  FOR EACH ROW EXECUTE FUNCTION tell_desk('facts', 'id');
