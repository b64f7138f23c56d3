import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Listeners } from '../listeners.ts'
import { markCode } from './code-marks.ts'

export const channel = 'calm_rest'

/** `application_name` of the connection that listens. */
export const listenerName = 'calm-rest notices'

/** Payload sent by the triggers of tables that guests see. Its text is part of the migrations. */
const contentChanged = 'house'

/** A connection that breaks silently counts as dead after one unanswered heartbeat. */
const heartbeatMs = 1_000
const answerMs = 2_000
/** At start no guest waits, so it may take as long as any statement. */
const startMs = 10_000
const againMs = 250

/**
 * Receives notices of other processes' commits on a connection of its own. While that is broken, every read of the
 * count returns a new number, so nothing is cached. The connection also marks which version of code uses the database.
 */
export const listenToNotifications = async (
  options: pg.ClientConfig,
  listeners: Listeners,
  version: number,
) => {
  let count = 0
  let isDeaf = true
  let isStopped = false
  let client: pg.Client | undefined
  const changed = () => {
    count += 1
  }
  const onReceived = ({ payload }: pg.Notification) => {
    if (payload === contentChanged) changed()
    else if (payload !== undefined) listeners.notify([payload])
  }

  const connect = async (listenMs = answerMs) => {
    const next = new pg.Client({ ...options, application_name: listenerName, query_timeout: answerMs })
    next.on('notification', onReceived)
    next.on('error', () => onLost(next))
    next.on('end', () => onLost(next))
    client = next
    await next.connect()
    // a time-out for this statement alone, which pg's types do not know
    const listen = { text: `LISTEN ${channel}`, query_timeout: listenMs }
    await next.query(listen)
    await markCode(next, version)
    changed()
    isDeaf = false
  }
  const onLost = (which: pg.Client) => {
    if (which !== client || isDeaf) return
    isDeaf = true
    void again()
  }
  const again = async () => {
    while (isDeaf && !isStopped) {
      // the broken connection is not waited for
      void client?.end().catch(() => {})
      await delay(againMs, undefined, { ref: false })
      // the next turn tries again
      if (!isStopped) await connect().catch(() => {})
    }
    // any signal may have been missed meanwhile
    listeners.notify()
  }

  await connect(startMs)
  const heartbeat = setInterval(() => {
    const asked = client
    if (asked && !isDeaf) asked.query('SELECT 1').catch(() => onLost(asked))
  }, heartbeatMs).unref()

  return {
    changed,
    now: () => {
      if (isDeaf) changed()
      return count
    },
    isDeaf: () => isDeaf,
    /** The server sends pending notices before the answer to a query. */
    caughtUp: async () => void (await client?.query('SELECT 1')),
    stop: async () => {
      isStopped = true
      clearInterval(heartbeat)
      await client?.end().catch(() => {})
    },
  }
}
