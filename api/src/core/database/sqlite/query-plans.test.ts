import { expect, it, onTestFinished } from 'vitest'
import { preparedStatements } from '../../../testing/prepared-statements.ts'
import { openTempDir } from '../../../testing/test-api.ts'
import type { Database } from '../database.ts'
import { openSqlite } from './open-sqlite.ts'

/** Tables that grow with every guest, unlike rooms, words and pictures. */
const growing =
  /\b(bookings|booking_nights|idempotency|testimonials|messages|outbox|partner_notices|review_origins|review_texts|stay_mails|users|identities|sessions|access_tokens|used_refresh_tokens|account_links|google_proofs|staff_sessions|staff_challenges|desk_changes)\b/

/** A plan does not depend on the bound values, but values are required. */
const planIn =
  (db: Database) =>
  async (sql: string): Promise<string[]> => {
    const plain = sql.replaceAll(/@\w+/g, '?')
    const values = [...plain.matchAll(/\?/g)].map(() => 'x')
    const rows = await db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${plain}`).all(...values)
    return rows.map(({ detail }) => detail)
  }

/** Returns the table that a step of a plan scans completely; a plan names it by its alias. */
const scannedTable = (sql: string, step: string) => {
  const name = /^SCAN (\w+)/.exec(step)?.[1]
  return name && (new RegExp(`(?:FROM|JOIN) (\\w+) ${name}\\b`).exec(sql)?.[1] ?? name)
}

/** Indexes of unsent mail, unanswered messages, notes and replies: each holds only matching rows. */
const isWholeAnswer = (step: string) =>
  /\b(outbox_due|messages_open|bookings_noted|outbox_replies)$/.test(step)

it('searches growing tables by an index', async () => {
  const db = openSqlite(openTempDir())
  onTestFinished(db.close)
  const planOf = planIn(db)
  const statements = preparedStatements(db).filter((sql) => growing.test(sql))
  const plans = await Promise.all(statements.map(async (sql) => ({ sql, steps: await planOf(sql) })))
  const scans = plans.flatMap(({ sql, steps }) =>
    steps
      .filter((step) => growing.test(scannedTable(sql, step) ?? '') && !isWholeAnswer(step))
      .map((step) => `${step}: ${sql.replaceAll(/\s+/g, ' ').trim()}`),
  )
  expect(statements.length).toBeGreaterThan(40)
  expect(scans).toEqual([])
})
