-- phase: migrate, oldest code 37
-- What the code said of the property is the owner's data from here on. A property that has rooms already gets what the
-- code said of it until now; a new one gets what its seed or its owner says. Older code neither reads nor writes these
-- columns, and reads the hours and telephones as before.
ALTER TABLE property_facts ADD COLUMN name text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN kind text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN email text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN whatsapp text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN street text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN town text COLLATE "C";
-- JSON: the town by language, where it is written otherwise
ALTER TABLE property_facts ADD COLUMN town_names text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN region text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN postal_code text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN country_code text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN latitude double precision;
ALTER TABLE property_facts ADD COLUMN longitude double precision;
ALTER TABLE property_facts ADD COLUMN listing_url text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN instagram text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN facebook text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN tripadvisor text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN manager_name text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN manager_email text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN manager_network text COLLATE "C";
ALTER TABLE property_facts ADD COLUMN owner_lang text COLLATE "C";
-- domain of the ids of stays in calendars, which never change
ALTER TABLE property_facts ADD COLUMN calendar_domain text COLLATE "C";

INSERT INTO property_facts (id, phone, manager_phone, check_in_from, check_out_until, breakfast_from, breakfast_until)
SELECT 1, '+94 41 555 0142', '+94 41 555 0143', '14:00', '11:00', '07:00', '11:00'
WHERE EXISTS (SELECT 1 FROM room_types) AND NOT EXISTS (SELECT 1 FROM property_facts);

UPDATE property_facts SET name = 'Calm Rest', kind = 'guesthouse', email = 'stay@calmrest.example',
  street = '27 Lighthouse Lane', town = 'Mirissa', town_names = '{"zh":"米瑞莎"}', region = 'Southern Province', postal_code = '81740',
  country_code = 'LK', latitude = 5.9485, longitude = 80.4573,
  listing_url = 'https://www.booking.com/searchresults.html?ss=Mirissa%2C+Sri+Lanka',
  instagram = 'https://www.instagram.com/explore/locations/mirissa/',
  manager_name = 'Nirosha Wickramasinghe', manager_email = 'manager@calmrest.example', owner_lang = 'en',
  calendar_domain = 'calmrest.example'
WHERE name IS NULL;
