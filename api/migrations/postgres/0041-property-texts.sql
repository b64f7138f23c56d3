-- phase: expand
-- Texts of the site that are the owner's: one row for each section of a screen.
CREATE TABLE property_texts (
  -- screen and section of the catalogue: about/story
  section text COLLATE "C" PRIMARY KEY,
  -- JSON: its fields and entries, each in the languages that it has
  content text COLLATE "C" NOT NULL
);

CREATE TRIGGER tells AFTER INSERT OR UPDATE OR DELETE ON property_texts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_house_changed();
CREATE TRIGGER tells_desk AFTER INSERT OR UPDATE ON property_texts
  FOR EACH ROW EXECUTE FUNCTION tell_desk('texts', 'section');
