-- phase: expand
-- Languages of the property, between spaces; the first is the main one. NULL, as older code leaves it: all of the site.
ALTER TABLE property_facts ADD COLUMN languages TEXT;

-- A row for each language, empty where nobody has written its texts: guests then read them in another language.
INSERT INTO room_texts (room_type_id, lang, name, description, bed)
SELECT r.id, l.lang, '', '', ''
FROM room_types r CROSS JOIN (SELECT 'en' AS lang UNION ALL SELECT 'de' UNION ALL SELECT 'zh') l
WHERE NOT EXISTS (SELECT 1 FROM room_texts t WHERE t.room_type_id = r.id AND t.lang = l.lang);
