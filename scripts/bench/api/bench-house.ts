import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'

/** Rooms that exist for the bench alone, so that there are nights enough to book. */
const roomCount = 600
const dollars = 100

export const benchRooms = Array.from({ length: roomCount }, (_, i) => ({ id: `bench-${i}`, dollars }))

const rows = `
  INSERT INTO room_types (id, category, price_cents, guests, size_m2) VALUES (@id, 'standard', @cents, 8, 20);
  `

/** A house with the seeded rooms, and beside them those of the bench. */
export const makeBenchHouse = async (dataDir: string) => {
  await createApi({ dataDir, logger: pino({ level: 'silent' }) }).close()
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  const room = db.prepare(rows)
  const text = db.prepare(
    "INSERT INTO room_texts (room_type_id, lang, name, description, bed) VALUES (?, ?, ?, '', '')",
  )
  const unit = db.prepare('INSERT INTO units (room_type_id, number) VALUES (?, 1)')
  db.transaction(() => {
    for (const { id } of benchRooms) {
      room.run({ id, cents: dollars * 100 })
      for (const lang of ['en', 'de', 'zh']) text.run(id, lang, `${id} ${lang}`)
      unit.run(id)
    }
  })()
  db.close()
}
