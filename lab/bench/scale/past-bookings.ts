import type { Database } from '@calm-rest/api/queries'

const nights = 2

/**
 * Fills past years with bookings up to a number: every unit, one stay after another, as far back as it takes, under
 * ids that no new booking gets. The future stays as it is, so that only the growth makes a difference.
 */
export const growPast = async (db: Database, from: number, to: number, today: string) => {
  const units = (await db.prepare<[], number>('SELECT COUNT(*) FROM units').pluck().get()) ?? 0
  const numbers = 'WITH RECURSIVE n (i) AS (SELECT @from UNION ALL SELECT i + 1 FROM n WHERE i + 1 < @to)'
  const unit = `(SELECT id, room_type_id, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place FROM units)`
  const day = (offset: number) => `date(@today, '-' || ((i / @units + 1) * ${nights} - ${offset}) || ' days')`
  const values = { from, to, today, units }
  await db.transaction(async () => {
    await db
      .prepare(`
      INSERT INTO bookings (id, reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
        last_name, email, total_cents, lang, free_cancellation_until, created_at)
      ${numbers}
      SELECT -1 - i, 'P-' || i, 'completed', u.room_type_id, u.id, ${day(0)}, ${day(nights)}, 2, 'Amara',
        'Perera', 'guest-' || i || '@example.com', 10000, 'en', @today, @today
      FROM n JOIN ${unit} u ON u.place = i % @units`)
      .run(values)
    for (let night = 0; night < nights; night += 1)
      await db
        .prepare(`
        INSERT INTO booking_nights (unit_id, night, booking_id)
        ${numbers}
        SELECT u.id, ${day(night)}, -1 - i FROM n JOIN ${unit} u ON u.place = i % @units`)
        .run(values)
  })()
}
