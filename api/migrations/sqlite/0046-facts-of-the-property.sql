-- phase: migrate, oldest code 43
-- What the code said of the property is the owner's data from here on. A property that has rooms already gets what the
-- code said of it until now; a new one gets what its seed or its owner says. Older code neither reads nor writes these
-- columns, and reads the hours and telephones as before.
ALTER TABLE property_facts ADD COLUMN name TEXT;
ALTER TABLE property_facts ADD COLUMN kind TEXT;
ALTER TABLE property_facts ADD COLUMN email TEXT;
ALTER TABLE property_facts ADD COLUMN whatsapp TEXT;
ALTER TABLE property_facts ADD COLUMN street TEXT;
ALTER TABLE property_facts ADD COLUMN town TEXT;
-- JSON: the town by language, where it is written otherwise
ALTER TABLE property_facts ADD COLUMN town_names TEXT;
ALTER TABLE property_facts ADD COLUMN region TEXT;
ALTER TABLE property_facts ADD COLUMN postal_code TEXT;
ALTER TABLE property_facts ADD COLUMN country_code TEXT;
ALTER TABLE property_facts ADD COLUMN latitude REAL;
ALTER TABLE property_facts ADD COLUMN longitude REAL;
ALTER TABLE property_facts ADD COLUMN listing_url TEXT;
ALTER TABLE property_facts ADD COLUMN instagram TEXT;
ALTER TABLE property_facts ADD COLUMN facebook TEXT;
ALTER TABLE property_facts ADD COLUMN tripadvisor TEXT;
ALTER TABLE property_facts ADD COLUMN manager_name TEXT;
ALTER TABLE property_facts ADD COLUMN manager_email TEXT;
ALTER TABLE property_facts ADD COLUMN manager_network TEXT;
ALTER TABLE property_facts ADD COLUMN owner_lang TEXT;
-- domain of the ids of stays in calendars, which never change
ALTER TABLE property_facts ADD COLUMN calendar_domain TEXT;

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
