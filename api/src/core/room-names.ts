/** SQL: the main language of the property; the site's languages have two letters. */
export const mainLang = `coalesce((SELECT substr(languages, 1, 2) FROM property_facts), 'en')`

/** SQL: a text of another language, the main one before all others; NULL if no language has it. */
const another = (column: string) => `(
  SELECT other.${column} FROM room_texts other
  WHERE other.room_type_id = own.room_type_id AND other.${column} <> ''
  ORDER BY CASE other.lang WHEN ${mainLang} THEN 0 WHEN 'en' THEN 1 ELSE 2 END, other.lang LIMIT 1)`

/**
 * SQL: rows of `room_texts` with names as people read them. Where a language lacks a name it is in another one; a room
 * without any has its id.
 */
export const shownRoomNames = `(
  SELECT own.room_type_id, own.lang,
    CASE WHEN own.name <> '' THEN own.name ELSE coalesce(${another('name')}, own.room_type_id) END AS name
  FROM room_texts own)`
