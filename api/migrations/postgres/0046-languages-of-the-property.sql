-- phase: expand
-- Languages of the property, between spaces; the first is the main one. NULL, as older code leaves it: all of the site.
ALTER TABLE property_facts ADD COLUMN languages text COLLATE "C";
