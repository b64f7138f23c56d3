-- phase: migrate, oldest code 46
-- How the property looks: colour, drawings and the drawn map of its surroundings.
CREATE TABLE property_look (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- #rrggbb, as the owner chose it; NULL: the colours of the design
  accent TEXT,
  -- set of drawings where there is no photograph
  drawings TEXT NOT NULL,
  -- path of a map that was drawn for one place, and that place; NULL: the site draws one
  map TEXT,
  map_latitude REAL,
  map_longitude REAL
) STRICT;

-- Pictures of the property itself: logo, and photographs of its pages.
CREATE TABLE property_pictures (
  -- logo, hero, about
  place TEXT PRIMARY KEY,
  hash TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  -- JSON: widths of its files
  widths TEXT NOT NULL,
  jpeg_width INTEGER NOT NULL,
  preview TEXT NOT NULL,
  -- theme in which a logo is not seen without a plate behind it: light, dark
  plate TEXT,
  added_at TEXT NOT NULL
) STRICT;

CREATE TRIGGER property_look_tell_insert AFTER INSERT ON property_look
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', 'look'); END;
CREATE TRIGGER property_look_tell_update AFTER UPDATE ON property_look
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', 'look'); END;
CREATE TRIGGER property_pictures_tell_insert AFTER INSERT ON property_pictures
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', 'look'); END;
CREATE TRIGGER property_pictures_tell_update AFTER UPDATE ON property_pictures
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', 'look'); END;
CREATE TRIGGER property_pictures_tell_delete AFTER DELETE ON property_pictures
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('facts', 'look'); END;

-- A property in the town that the site's drawings show keeps them; any other gets those that show no place.
INSERT INTO property_look (id, drawings, map, map_latitude, map_longitude)
SELECT 1, 'coast', '/art/map.svg', 5.9485, 80.4573 FROM property_facts WHERE town = 'Mirissa';
