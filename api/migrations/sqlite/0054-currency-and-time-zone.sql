-- phase: migrate, oldest code 46
-- In what amounts and nights are counted. Until now the code said it, so a property that has rooms gets what the code said;
-- a new one gets what its seed or its owner says. Older code neither reads nor writes these columns.
ALTER TABLE property_facts ADD COLUMN currency TEXT;
ALTER TABLE property_facts ADD COLUMN time_zone TEXT;

UPDATE property_facts SET currency = 'USD', time_zone = 'Asia/Colombo' WHERE EXISTS (SELECT 1 FROM room_types);
