import { createApi } from '@calm-rest/api'
import { openDatabase } from '@calm-rest/api/queries'
import { pino } from 'pino'

/** Number of rooms for bench and torture alone, so that there are nights enough to book. */
const roomCount = 600
const dollars = 100

export const manyRooms = Array.from({ length: roomCount }, (_, i) => ({ id: `bench-${i}`, dollars }))

/** Seeds a database as a new site does, and adds hundreds of rooms; on PostgreSQL where a URL is given. */
export const seedManyRooms = async (dataDir: string, databaseUrl?: string) => {
  const place = { dataDir, databaseUrl }
  await (await createApi({ ...place, logger: pino({ level: 'silent' }) })).close()
  const db = await openDatabase(place)
  const room = db.prepare<[string, number]>(
    "INSERT INTO room_types (id, category, price_cents, guests, size_m2) VALUES (?, 'standard', ?, 8, 20)",
  )
  const text = db.prepare<[string, string, string]>(
    "INSERT INTO room_texts (room_type_id, lang, name, description, bed) VALUES (?, ?, ?, '', '')",
  )
  const unit = db.prepare<[string]>('INSERT INTO units (room_type_id, number) VALUES (?, 1)')
  await db.transaction(async () => {
    for (const { id } of manyRooms) {
      await room.run(id, dollars * 100)
      for (const lang of ['en', 'de', 'zh']) await text.run(id, lang, `${id} ${lang}`)
      await unit.run(id)
    }
  })()
  await db.close()
}
