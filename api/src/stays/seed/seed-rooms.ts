import { toCents } from '@calm-rest/contract/stay'
import { langs } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import type { Beginning } from '../../property/index.ts'
import { amenities, plainNames } from './amenities.ts'
import type { RoomSeed } from './types.ts'

/** Number of pictures of each room. */
const imagesPerRoom = 4

/** Inserts example rooms, after the amenities. Call it inside the seeding transaction. */
export const createRoomSeeder = (db: Database) => {
  const type =
    db.prepare(`INSERT INTO room_types (id, category, price_cents, discount_price_cents, guests, size_m2, is_example)
    VALUES (?, ?, ?, ?, ?, ?, 1)`)
  const text = db.prepare(
    'INSERT INTO room_texts (room_type_id, lang, name, description, bed) VALUES (?, ?, ?, ?, ?)',
  )
  const image = db.prepare('INSERT INTO room_images (room_type_id, position, path) VALUES (?, ?, ?)')
  const has = db.prepare(
    'INSERT INTO room_amenities (room_type_id, role, position, amenity_id) VALUES (?, ?, ?, ?)',
  )
  const unit = db.prepare('INSERT INTO units (room_type_id, number) VALUES (?, ?)')

  return async (room: RoomSeed) => {
    const { id, category, price, discountPrice, guests, sizeM2 } = room
    await type.run(
      id,
      category,
      toCents(price),
      discountPrice ? toCents(discountPrice) : null,
      guests,
      sizeM2,
    )
    for (const lang of langs)
      await text.run(id, lang, room.name[lang], room.description[lang], room.bed[lang])
    for (let n = 1; n <= imagesPerRoom; n += 1) await image.run(id, n, `/media/scenes/${id}-${n}.svg`)
    for (const [i, amenity] of room.features.entries()) await has.run(id, 'feature', i, amenity)
    for (const [i, amenity] of room.amenities.entries()) await has.run(id, 'amenity', i, amenity)
    for (let number = 1; number <= room.units; number += 1) await unit.run(id, number)
  }
}

/** Amenities that rooms can have. Call it inside the seeding transaction. */
export const seedAmenities = async (db: Database, beginning: Beginning) => {
  const amenity = db.prepare('INSERT INTO amenities (id, icon) VALUES (?, ?)')
  const text = db.prepare('INSERT INTO amenity_texts (amenity_id, lang, name) VALUES (?, ?, ?)')
  for (const [id, { icon, name: example }] of Object.entries(amenities)) {
    const name = (beginning === 'nothing' && plainNames[id]) || example
    await amenity.run(id, icon)
    for (const lang of langs) await text.run(id, lang, name[lang])
  }
}
