-- phase: migrate, oldest code 40
-- How the property looks: colour, drawings and the drawn map of its surroundings.
CREATE TABLE property_look (
  id bigint PRIMARY KEY CHECK (id = 1),
  -- #rrggbb, as the owner chose it; NULL: the colours of the design
  accent text COLLATE "C",
  -- set of drawings where there is no photograph
  drawings text COLLATE "C" NOT NULL,
  -- path of a map that was drawn for one place, and that place; NULL: the site draws one
  map text COLLATE "C",
  map_latitude double precision,
  map_longitude double precision
);

-- Pictures of the property itself: logo, and photographs of its pages.
CREATE TABLE property_pictures (
  -- logo, hero, about
  place text COLLATE "C" PRIMARY KEY,
  hash text COLLATE "C" NOT NULL,
  width bigint NOT NULL,
  height bigint NOT NULL,
  -- JSON: widths of its files
  widths text COLLATE "C" NOT NULL,
  jpeg_width bigint NOT NULL,
  preview text COLLATE "C" NOT NULL,
  -- theme in which a logo is not seen without a plate behind it: light, dark
  plate text COLLATE "C",
  added_at text COLLATE "C" NOT NULL
);

CREATE TRIGGER tells AFTER INSERT OR UPDATE OR DELETE ON property_look
  FOR EACH STATEMENT EXECUTE FUNCTION tell_house_changed();
CREATE TRIGGER tells_desk AFTER INSERT OR UPDATE ON property_look
  FOR EACH ROW EXECUTE FUNCTION tell_desk('facts', 'id');
CREATE TRIGGER tells AFTER INSERT OR UPDATE OR DELETE ON property_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION tell_house_changed();
CREATE TRIGGER tells_desk AFTER INSERT OR UPDATE OR DELETE ON property_pictures
  FOR EACH ROW EXECUTE FUNCTION tell_desk('facts', 'place');

-- A property in the town that the site's drawings show keeps them; any other gets those that show no place.
INSERT INTO property_look (id, drawings, map, map_latitude, map_longitude)
SELECT 1, 'coast', '/art/map.svg', 5.9485, 80.4573 FROM property_facts WHERE town = 'Mirissa';
