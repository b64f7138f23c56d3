import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffEvent } from '@calm-rest/contract/staff'

/** Longest time from a change to its event, in milliseconds. It only ends hanging checks. */
const patienceMs = 20_000

interface SentEvent {
  id: string | undefined
  data: string | undefined
}

const fieldOf = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]

/**
 * Parses the events of a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html), as far as ours needs
 * it.
 */
async function* eventsIn(answer: Response): AsyncGenerator<SentEvent> {
  let text = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield { id: fieldOf(block, 'id'), data: fieldOf(block, 'data') }
  }
}

/**
 * A phone that receives others' changes. When its stream ends, for example with its session, it reconnects with its
 * last position. The caller ends it.
 */
export const watchFeed = (
  open: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>,
) => {
  const end = new AbortController()
  /** Numbers of the last event of each stay, and of those after which one more has to follow. */
  const lastOf = new Map<string, number>()
  const expected = new Map<string, number>()
  const counts = { heard: 0, streams: 0 }
  let lastSeen: string | undefined

  const listen = async () => {
    const answer = await open(lastSeen === undefined ? {} : { 'Last-Event-ID': lastSeen }, end.signal)
    if (!answer.ok) return
    counts.streams += 1
    for await (const { id, data } of eventsIn(answer)) {
      lastSeen = id ?? lastSeen
      if (!data) continue
      const { kind, id: subject } = JSON.parse(data) as StaffEvent
      counts.heard += 1
      if (kind === 'stay') lastOf.set(subject, counts.heard)
    }
  }
  const listening = (async () => {
    while (!end.signal.aborted) {
      await listen().catch(() => {})
      await sleep(100)
    }
  })()

  const missing = () =>
    [...expected].filter(([reference, since]) => (lastOf.get(reference) ?? 0) <= since).map(([one]) => one)

  return {
    counts,
    /** A stay was changed after this number of events: one more has to follow. */
    expectStay: (reference: string, heard: number) => void expected.set(reference, heard),
    /** Throws if an event is missing. */
    assertAllHeard: async () => {
      const endMs = Date.now() + patienceMs
      while (missing().length > 0 && Date.now() < endMs) await sleep(20)
      if (missing().length > 0) throw new Error(`Nobody was told of ${missing().join(', ')}.`)
      expected.clear()
    },
    end: async () => {
      end.abort()
      await listening
    },
  }
}
