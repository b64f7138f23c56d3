import type { ComposedRemote } from '@calm-rest/contract/releases'
import { LRUCache } from 'lru-cache'
import type { Rendered, RenderJob } from './messages.ts'
import { type AskApi, createPart, type Part, type Visitor } from './part.ts'
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

/** As many threads live at once: what is live, before, and on trial. */
const most = 12
/** After so many failures in a row a part rests, so that no page waits for it. */
const maxFailures = 3
const restMs = 30_000

interface Known {
  part: Part | undefined
  failures: number
  restsUntil: number
}

/** The server parts of the releases that pages are composed of, each in a thread of its own. */
export const createParts = ({ read, ask, report, patience }: PartsOptions) => {
  const known = new LRUCache<string, Known>({ max: most, dispose: ({ part }) => part?.close() })

  const open = (composed: ComposedRemote, file: string): Known => {
    const one = known.get(composed.base) ?? { part: openPart(composed, file), failures: 0, restsUntil: 0 }
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
    /** HTML and data of a widget; nothing where the release has no server part, or it does not do. Never rejects. */
    render: async (
      composed: ComposedRemote,
      job: RenderJob,
      visitor?: Visitor,
    ): Promise<Rendered | undefined> => {
      const { server, remote, version } = composed.manifest
      if (!server) return undefined
      let one: Known | undefined
      try {
        one = open(composed, server)
        if (!one.part) throw new Error('the server part is not the released one')
        if (one.restsUntil > performance.now()) return undefined
        const rendered = await one.part.render(job, visitor)
        one.failures = 0
        return rendered
      } catch (cause) {
        report({ remote, version, widget: job.widget, message: String(cause) })
        if (one && ++one.failures % maxFailures === 0) one.restsUntil = performance.now() + restMs
        return undefined
      }
    },
    /** How many rest, since they failed too often in a row. */
    resting: (): number =>
      [...known.values()].filter(({ restsUntil }) => restsUntil > performance.now()).length,
    close: () => known.clear(),
  }
}

export type Parts = ReturnType<typeof createParts>
