-- phase: expand
-- who operates the property, as JSON: NULL until the owner has said so
ALTER TABLE property_facts ADD COLUMN legal TEXT;
-- 1 or 0; NULL: guests are asked whether to be fetched, as by earlier code
ALTER TABLE property_facts ADD COLUMN airport_shuttle INTEGER;
