import { createHash } from 'node:crypto'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import { LRUCache } from 'lru-cache'
import { type Breaker, createBreaker } from './breaker.ts'
import type { Rendered, RenderJob } from './messages.ts'
import { type AskApi, createPart, type Part, StillStarting, type Visitor } from './part.ts'
import type { ReadReleaseFile } from './release-files.ts'

/** A server part that did not do: its slot was left to the browser. */
export interface PartFailure {
  remote: string
  version: string
  widget: string
  message: string
}

interface PartsOptions {
  read: ReadReleaseFile
  ask: AskApi
  report: (failure: PartFailure) => void
  /** How many milliseconds a page waits for a widget. */
  patience?: number | undefined
}

/** As many workers live at once: what is live of each remote, its canary, and what was live before. */
const most = 12

interface Known {
  part: Part | undefined
  breaker: Breaker
}

/** The server parts of the releases that pages are composed of, each in a process of its own. */
export const createParts = ({ read, ask, report, patience }: PartsOptions) => {
  const known = new LRUCache<string, Known>({ max: most, dispose: ({ part }) => part?.close() })

  const open = (composed: ComposedRemote, file: string): Known => {
    const one = known.get(composed.base) ?? { part: openPart(composed, file), breaker: createBreaker() }
    known.set(composed.base, one)
    return one
  }

  const openPart = (composed: ComposedRemote, file: string) => {
    const source = read(composed, file)
    const { remote, version } = composed.manifest
    return source === undefined
      ? undefined
      : createPart({ name: `${remote} ${version}`, source, ask, patience })
  }

  return {
    /**
     * HTML and data of a widget; nothing where the release has no server part or is live for nobody, or where it does
     * not do. Never rejects.
     */
    render: async (
      composed: ComposedRemote,
      job: RenderJob,
      visitor?: Visitor,
    ): Promise<Rendered | undefined> => {
      const { server, remote, version } = composed.manifest
      if (!server || !isLive(composed)) return undefined
      // what a visitor wrote is always tried, and never counts against anybody else
      const input = job.form ? undefined : inputOf(job)
      let breaker: Breaker | undefined
      try {
        const one = open(composed, server)
        if (!one.part) throw new Error('the server part is not the released one')
        if (input !== undefined && one.breaker.isOpen(input)) return undefined
        if (input !== undefined) breaker = one.breaker
        const rendered = await one.part.render(job, visitor)
        if (input !== undefined) breaker?.succeeded(input)
        return rendered
      } catch (cause) {
        report({ remote, version, widget: job.widget, message: String(cause) })
        if (input !== undefined && !(cause instanceof StillStarting)) breaker?.failed(input)
        return undefined
      }
    },
    /** How many rest, since most of what was asked of them failed. */
    resting: (): number => [...known.values()].filter(({ breaker }) => breaker.isResting()).length,
    close: () => known.clear(),
  }
}

/** What one person asked for by address runs in that person's browser, and never here. */
const isLive = ({ source }: ComposedRemote) => source === 'stable' || source === 'canary'

/** What makes one render another than the next. */
const inputOf = ({ widget, props, lang }: RenderJob) =>
  createHash('sha256')
    .update(JSON.stringify([widget, props, lang]))
    .digest('base64url')

export type Parts = ReturnType<typeof createParts>
