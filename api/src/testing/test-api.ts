import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { whenDone } from '@calm-rest/testing/cleanup'
import { quickFolder } from '@calm-rest/testing/quick-folder'
import { pino } from 'pino'
import { openDatabase } from '../core/database/open.ts'
import { noMailCaps } from '../core/mail-limits/mail-recipients.ts'
import { noOwnerMailLimits } from '../core/outbox/owner-mail-limits.ts'
import { type ApiOptions, createApi } from '../index.ts'
import { noNightCaps } from '../stays/bookings/night-caps.ts'
import { noMessageCaps } from '../stays/messages/message-caps.ts'
import { noReviewCaps } from '../stays/reviews/review-caps.ts'
import { makePlace, openBeside, placeOf } from './engine.ts'
import { watchContract } from './keeps-contract.ts'
import { testNow } from './test-now.ts'

export { testNow }

export const openTempDir = () => {
  const dir = mkdtempSync(join(quickFolder(), 'calm-rest-api-'))
  whenDone(() => rmSync(dir, { recursive: true, force: true }))
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

/** A data folder whose database is not created yet; removed with it after the test. */
export const openEmptyDatabase = async (dataDir = openTempDir()) => {
  whenDone(await makePlace(dataDir, true))
  return dataDir
}

/** Opens the database of such a folder, or another connection to it. */
export const openTestDatabase = async (dataDir?: string) => {
  const db = await openDatabase(placeOf(await openEmptyDatabase(dataDir)))
  whenDone(db.close)
  return db
}

/** Argon2id's minimum. A test of the stored hash passes `passwordCost: undefined` for the production cost. */
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * Opens the whole API on its own database, removed after the test, or after the file if called in `beforeAll`, and a
 * second connection for inspection.
 */
export const openTestApi = async (options: Partial<ApiOptions> = {}) => {
  const dataDir = options.dataDir ?? openTempDir()
  whenDone(await makePlace(dataDir))
  const api = await createApi({
    logger: pino({ level: 'silent' }),
    now: () => testNow,
    passwordCost: cheapest,
    // only tests of a limit set it
    nightCaps: noNightCaps,
    mailCaps: noMailCaps,
    ownerMailLimits: noOwnerMailLimits,
    messageCaps: noMessageCaps,
    reviewCaps: noReviewCaps,
    ...options,
    ...placeOf(dataDir),
  })
  watchContract(api.app)
  const db = await openBeside(dataDir)
  whenDone(async () => {
    await db.close()
    await api.close()
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    // waits for what a test wrote in another way; other tests check how soon it is seen
    await api.caughtUp().catch(() => {})
    return api.app.request(path, { headers })
  }
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
    counts: async () => {
      const columns = tables.map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`)
      return (await db.prepare<[], Record<string, number>>(`SELECT ${columns.join(', ')}`).get()) ?? {}
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>
