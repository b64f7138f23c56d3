import { setHotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { type Beginning, createTextSeeder, numberOfTexts, propertyOf } from '../../property/index.ts'
import { storeReviewLanguages } from '../reviews/store-languages.ts'
import { calmRest, calmRestLook } from './calm-rest.ts'
import { markExamples } from './mark-examples.ts'
import { reviewsByRoom } from './reviews/index.ts'
import { rooms } from './rooms/index.ts'
import { createReviewSeeder } from './seed-reviews.ts'
import { createRoomSeeder, seedAmenities } from './seed-rooms.ts'

/** Tables with data of the owner or of guests. */
const tables = ['room_types', 'testimonials', 'bookings', 'messages', 'users']

/**
 * Fills an empty database in one transaction, with examples or with nothing but the amenities to choose from. A database
 * from before examples were marked is compared with the seed once; one that earlier code seeded gets the texts that have
 * come since, and reviews the language that it did not store. Then `hotel` is set to what the property counts in.
 *
 * @throws Error if 'nothing' is wanted and the property began with examples
 */
export const seed = async (db: Database, now: Date, wanted?: Beginning) => {
  const { opening } = propertyOf(db)
  const isEmpty = db
    .prepare<[], 0 | 1>(
      `SELECT ${tables.map((table) => `NOT EXISTS (SELECT 1 FROM ${table})`).join(' AND ')}`,
    )
    .pluck()
  const begin = db.transaction(async () => {
    const isNew = (await isEmpty.get()) === 1
    const beginning = isNew && wanted === 'nothing' ? 'nothing' : 'examples'
    // checked under the lock: another process may start at the same moment
    if (!(await opening.begin(beginning))) return
    if (isNew) return fill(db, now, beginning)
    const marked = await markExamples(db)
    // nothing in it is invented: guests see all of it as before
    if (marked === 0) await opening.open(now)
  })
  if (!(await opening.hasBegun())) await begin()
  if (wanted === 'nothing' && (await opening.read()).beganWith !== 'nothing')
    throw new Error(
      'This property began with the example rooms. Name a folder of its own with DATA_DIR to begin an empty one, or remove the examples at the front desk, under Set up.',
    )
  await addTexts(db)
  await storeReviewLanguages(db)
  setHotel(await propertyOf(db).facts.read())
}

const fill = async (db: Database, now: Date, beginning: Beginning) => {
  await seedAmenities(db, beginning)
  if (beginning === 'nothing') return
  const { facts, look } = propertyOf(db)
  if (!(await facts.areKnown())) {
    await facts.store(calmRest)
    await look.store(calmRestLook)
  }
  const seedRoom = createRoomSeeder(db)
  for (const room of rooms) await seedRoom(room)
  await createReviewSeeder(db, now)(rooms, reviewsByRoom)
  await createTextSeeder(db)()
}

/** Texts that earlier code had in its words: a property that it seeded gets them. */
const addTexts = async (db: Database) => {
  const [room = { id: '' }] = rooms
  const lacksTexts = db
    .prepare<[string, number], 0 | 1>(
      'SELECT EXISTS (SELECT 1 FROM room_types WHERE id = ?) AND (SELECT COUNT(*) FROM property_texts) < ?',
    )
    .pluck()
  if (await lacksTexts.get(room.id, numberOfTexts)) await db.transaction(createTextSeeder(db))()
}
