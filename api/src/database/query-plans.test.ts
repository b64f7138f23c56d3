import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { createStayReads } from '../bookings/stays.ts'
import { createMorningMail } from '../desk/morning/morning-mail.ts'
import { createReadiness } from '../health/readiness.ts'
import { defaultRateLimits } from '../http/rate-limit.ts'
import { createKeptAnswers } from '../kept/kept-answers.ts'
import { createVersion } from '../kept/version.ts'
import { addHouseGauges } from '../metrics/house-gauges.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createQueue } from '../outbox/queue.ts'
import { createStatementQueries } from '../partners/statement.ts'
import { openTempDir, testNow } from '../testing/test-api.ts'
import { openDatabase } from './open.ts'

/** What grows with every guest; a house's own rooms, words and pictures do not. */
const growing =
  /\b(bookings|booking_nights|idempotency|testimonials|messages|outbox|users|identities|sessions|access_tokens|used_refresh_tokens|account_links|google_proofs)\b/

/** Every statement that the API and whoever sends its mail prepare, on a database of their own. */
const preparedStatements = () => {
  const db = openDatabase(openTempDir())
  onTestFinished(() => void db.close())
  const statements: string[] = []
  const prepare = db.prepare.bind(db)
  db.prepare = (sql: string) => {
    statements.push(sql)
    return prepare(sql)
  }
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  addHouseGauges(metrics, { db, dataDir: 'none', backupFolder: undefined, now: () => testNow })
  createApp({
    ...{
      db,
      mediaDir: 'none',
      now: () => testNow,
      logger: pino({ level: 'silent' }),
      metrics,
      readiness: createReadiness(db, () => testNow),
      clientKey: () => 'one',
    },
    ...{ answers: createKeptAnswers(createVersion(db, () => testNow)), rateLimits: defaultRateLimits },
  })
  createStatementQueries(db)
  createStayReads(db)
  createMorningMail(db, '07:00')
  createQueue(db, { leaseMs: 1000, longestWaitMs: 1000, domain: 'example.com' })
  return { statements: statements.filter((sql) => growing.test(sql)), planOf: planIn(prepare) }
}

/** A plan does not depend on what is bound, but something has to be. */
const planIn =
  (prepare: (sql: string) => { all(...values: unknown[]): unknown[] }) =>
  (sql: string): string[] => {
    const plain = sql.replaceAll(/@\w+/g, '?')
    const values = [...plain.matchAll(/\?/g)].map(() => 'x')
    const rows = prepare(`EXPLAIN QUERY PLAN ${plain}`).all(...values) as { detail: string }[]
    return rows.map(({ detail }) => detail)
  }

/** The table that a step of a plan reads from end to end; a plan names it by its alias. */
const scannedTable = (sql: string, step: string) => {
  const name = /^SCAN (\w+)/.exec(step)?.[1]
  return name && (new RegExp(`(?:FROM|JOIN) (\\w+) ${name}\\b`).exec(sql)?.[1] ?? name)
}

/** The index of mail that is not sent yet: it holds nothing else, so to read it whole is to read what is asked for. */
const isOpenMail = (step: string) => step.endsWith('outbox_due')

it('finds what it looks for in a growing table by an index', () => {
  const { statements, planOf } = preparedStatements()
  const scans = statements.flatMap((sql) =>
    planOf(sql)
      .filter((step) => growing.test(scannedTable(sql, step) ?? '') && !isOpenMail(step))
      .map((step) => `${step}: ${sql.replaceAll(/\s+/g, ' ').trim()}`),
  )
  expect(statements.length).toBeGreaterThan(40)
  expect(scans).toEqual([])
})
