import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Signal } from '../database.ts'
import type { Listeners } from '../listeners.ts'

export const channel = 'calm_rest'

/** By which whoever looks at the server's connections tells it from the others. */
export const listenerName = 'calm-rest notices'

/** Given by triggers of the tables that guests see. */
const houseChanged = 'house'

/** A connection that breaks without a word is known as dead after one that stayed unanswered. */
const heartbeatMs = 1_000
const answerMs = 2_000
/** At the start nobody is served worse for a wait: as long as any statement may take. */
const startMs = 10_000
const againMs = 250

/**
 * Hears what other processes commit, on a connection of its own. While it hears nothing, everything counts as
 * changed: what was read must not be kept.
 */
export const listenToNotices = async (options: pg.ClientConfig, listeners: Listeners) => {
  let [count, isDeaf, isStopped] = [0, true, false]
  let client: pg.Client | undefined
  const changed = () => {
    count += 1
  }
  const heard = ({ payload }: pg.Notification) => {
    if (payload === houseChanged) changed()
    else listeners.tell([payload as Signal])
  }

  const connect = async (listenMs = answerMs) => {
    const next = new pg.Client({ ...options, application_name: listenerName, query_timeout: answerMs })
    next.on('notification', heard)
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    client = next
    await next.connect()
    // of this statement alone, which pg's types do not know
    const listen = { text: `LISTEN ${channel}`, query_timeout: listenMs }
    await next.query(listen)
    changed()
    isDeaf = false
  }
  const lost = (which: pg.Client) => {
    if (which !== client || isDeaf) return
    isDeaf = true
    void again()
  }
  const again = async () => {
    while (isDeaf && !isStopped) {
      // whether its other end still says goodbye is not worth a wait
      void client?.end().catch(() => {})
      await delay(againMs, undefined, { ref: false })
      // what cannot be reached now, can be a moment later
      if (!isStopped) await connect().catch(() => {})
    }
    // mail may have been added meanwhile
    listeners.tell(['outbox'])
  }

  await connect(startMs)
  const heartbeat = setInterval(() => {
    const asked = client
    if (asked && !isDeaf) asked.query('SELECT 1').catch(() => lost(asked))
  }, heartbeatMs).unref()

  return {
    changed,
    now: () => {
      if (isDeaf) changed()
      return count
    },
    isDeaf: () => isDeaf,
    /** The server gives its notices before it answers. */
    caughtUp: async () => void (await client?.query('SELECT 1')),
    stop: async () => {
      isStopped = true
      clearInterval(heartbeat)
      await client?.end().catch(() => {})
    },
  }
}
