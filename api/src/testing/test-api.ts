import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { type ApiOptions, createApi } from '../index.ts'

/** Half past eleven in the morning of 1 June 2027 at the house. */
export const testNow = new Date('2027-06-01T06:00:00Z')

export const openTempDir = () => {
  const dir = mkdtempSync(join(tmpdir(), 'calm-rest-api-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

const tables = [
  'bookings',
  'booking_nights',
  'idempotency',
  'outbox',
  'testimonials',
  'messages',
  'users',
  'sessions',
  'account_links',
]

/** The whole API on its own database, gone after the test, and a second connection to look into it. */
export const openTestApi = (options: Partial<ApiOptions> = {}) => {
  const dataDir = options.dataDir ?? openTempDir()
  const api = createApi({ logger: pino({ level: 'silent' }), now: () => testNow, ...options, dataDir })
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  onTestFinished(async () => {
    db.close()
    await api.close()
  })
  const get = (path: string, headers: Record<string, string> = {}) => api.app.request(path, { headers })
  const send = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    api.app.request(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  return {
    ...api,
    dataDir,
    db,
    get,
    send,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, JSON.stringify(body), headers),
    /** Rows of every table that a request can write. */
    counts: () =>
      Object.fromEntries(
        tables.map((table) => [table, db.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get() as number]),
      ),
  }
}

export type TestApi = ReturnType<typeof openTestApi>
