import { z } from 'zod'
import { changeDocument, type SharedDocument } from '../shared-document.ts'

/** How far the deliveries of a hook are. */
const hookDelivery = z.object({
  /** Events that are done: changes that were passed in the history of each remote. */
  position: z.record(z.string(), z.int().min(0)),
  /** The process that posts the next event, and until when others leave it alone. */
  claim: z.object({ by: z.string(), until: z.iso.datetime() }).optional(),
  /** The event that was refused, since when, and when it is tried again. */
  failing: z
    .object({
      event: z.string(),
      since: z.iso.datetime(),
      attempts: z.int(),
      nextAt: z.iso.datetime(),
      /** A code, such as `timeout` or `http_503`. */
      error: z.string(),
    })
    .optional(),
  /** Nothing is posted until somebody resumes it. */
  paused: z.object({ at: z.iso.datetime(), error: z.string() }).optional(),
  delivered: z.object({ event: z.string(), at: z.iso.datetime() }).optional(),
})

const deliveries = z.record(z.string(), hookDelivery)

export type HookDelivery = z.infer<typeof hookDelivery>
type Deliveries = z.infer<typeof deliveries>

/** The next state of a hook's deliveries: `remove` forgets it, undefined leaves it as it is. */
type Decide = (now: HookDelivery | undefined) => HookDelivery | 'remove' | undefined

const parse = (content: string | undefined): Deliveries =>
  content === undefined ? {} : deliveries.parse(JSON.parse(content))

/** The deliveries of all hooks, in one document that the site's processes share. */
export const createDeliveries = (document: SharedDocument) => {
  let known: Deliveries = {}
  let knownAtMs = Number.NEGATIVE_INFINITY

  const remember = (all: Deliveries) => {
    known = all
    knownAtMs = performance.now()
  }

  return {
    /** State of a hook, not older than this; undefined before its first delivery. */
    of: async (hook: string, maxAgeMs = 0): Promise<HookDelivery | undefined> => {
      if (performance.now() - knownAtMs >= maxAgeMs) remember(parse((await document.read()).content))
      return known[hook]
    },
    /** Changes the state of a hook; repeated if another process was faster. Returns what was written. */
    change: async (hook: string, decide: Decide): Promise<HookDelivery | undefined> => {
      const written = await changeDocument(document, (content) => {
        const { [hook]: now, ...others } = parse(content)
        const next = decide(now)
        if (next === undefined) return undefined
        const all = next === 'remove' ? others : Object.assign(others, { [hook]: next })
        return `${JSON.stringify(all, null, 2)}\n`
      })
      if (written === undefined) return undefined
      remember(parse(written))
      return known[hook]
    },
  }
}

export type HookDeliveries = ReturnType<typeof createDeliveries>
