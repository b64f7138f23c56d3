import { listen } from '@calm-rest/server'
import type { DesksCheck } from '@calm-rest/testing/model-results'
import { pino } from 'pino'
import { openDatabase } from '../../core/database/open.ts'
import { noMailCaps } from '../../core/mail-limits/mail-recipients.ts'
import { noOwnerMailLimits } from '../../core/outbox/owner-mail-limits.ts'
import { createApi } from '../../index.ts'
import { noNightCaps } from '../../stays/bookings/night-caps.ts'
import { makePlace, placeOf } from '../engine.ts'
import { origin } from '../staff-calls.ts'
import { requestOver } from './request-over.ts'
import { createModelClock, factsOf, openTwoDesks } from './two-desks.ts'
import { watchFeed } from './watch-feed.ts'

const unlimited = {
  reads: Number.MAX_SAFE_INTEGER,
  quotes: Number.MAX_SAFE_INTEGER,
  bookings: Number.MAX_SAFE_INTEGER,
  links: Number.MAX_SAFE_INTEGER,
  staff: Number.MAX_SAFE_INTEGER,
}

/** The whole API behind its real server, with a clock that the model moves. */
const openProperty = async (dataDir: string) => {
  const clock = createModelClock()
  const removePlace = await makePlace(dataDir)
  const api = await createApi({
    ...placeOf(dataDir),
    logger: pino({ level: 'silent' }),
    now: clock.now,
    publicUrl: origin,
    rateLimits: unlimited,
    nightCaps: noNightCaps,
    mailCaps: noMailCaps,
    ownerMailLimits: noOwnerMailLimits,
  })
  const db = await openDatabase(placeOf(dataDir))
  const { port, stop } = await listen({
    fetch: api.app.fetch,
    direct: api.answerDirectly,
    port: 0,
    host: '127.0.0.1',
  })
  const app = { request: requestOver(port) }
  const close = async () => {
    api.drain()
    await stop(0)
    await db.close()
    await api.close()
    await removePlace()
  }
  return { app, db, dataDir, clock, close }
}

/**
 * Runs two front desks over HTTP, the site, a partner's page and the command line at random, until the time is over or
 * something is lost: of acknowledged changes, on a screen, or of a third phone's events.
 */
export const checkDesks = async (
  dataDir: string,
  { seed, minutes }: { seed: number; minutes: number },
): Promise<DesksCheck> => {
  const property = await openProperty(dataDir)
  const { dice, desks, stays, passDay, assertNothingLost, ways, close } = await openTwoDesks(property, seed)
  const [owner] = desks
  const feed = watchFeed((headers, signal) =>
    property.app.request('/api/staff/events', { headers: { ...owner.headers, ...headers }, signal }),
  )
  /**
   * Last event of each stay that the third phone has received or will receive. Units are omitted, since other stays'
   * changes may reassign them.
   */
  const told = new Map<string, string>()
  const expectChanges = (heard: number) => {
    for (const [reference, stay] of stays) {
      const facts = JSON.stringify({ ...factsOf(stay), isCancelled: stay.status === 'cancelled' })
      if (told.get(reference) === facts) continue
      told.set(reference, facts)
      feed.expectStay(reference, heard)
    }
    for (const reference of told.keys()) if (!stays.has(reference)) told.delete(reference)
  }
  const seen = { steps: 0, days: 0 }
  const endMs = Date.now() + minutes * 60_000
  let counterexample: string | undefined
  try {
    while (Date.now() < endMs) {
      seen.steps += 1
      const { heard } = feed.counts
      if (dice.roll(25) === 0) {
        seen.days += 1
        await passDay()
      } else await ways.step()
      expectChanges(heard)
      if (seen.steps % 8 === 0) await assertNothingLost()
      if (seen.steps % 64 === 0) await feed.assertAllHeard()
    }
    await assertNothingLost()
    await feed.assertAllHeard()
  } catch (cause) {
    counterexample = `seed ${seed}, step ${seen.steps}: ${cause instanceof Error ? cause.stack : cause}`
  }
  await feed.end()
  await close()
  await property.close()
  return { ...seen, ...ways.counts, ...feed.counts, counterexample }
}
