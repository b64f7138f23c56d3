import { LRUCache } from 'lru-cache'
import type { FailureKind } from './failure-kind.ts'

export interface RenderedWidget {
  remote: string
  version: string
  widget: string
}

/** What this process knows of one widget's renders since its start. */
export interface RenderFigures extends RenderedWidget {
  renders: number
  failures: number
  /** 95th percentile of the last renders in milliseconds; undefined before the first. */
  p95Ms: number | undefined
  last: { kind: FailureKind; message: string; at: string } | undefined
}

/** How the server renders the widgets of a version. */
export interface Rendering {
  figures(remote: string, version: string): RenderFigures[]
}

interface Counted extends Omit<RenderFigures, 'p95Ms'> {
  /** Of the last renders, the oldest replaced first. */
  times: number[]
}

/** Most widgets with figures: those that rendered last. A thousand take about a megabyte. */
const maxWidgets = 1000
/** Renders of a widget that its percentile is about. */
const maxTimes = 100

/** 95th percentile; undefined of nothing. */
export const percentile95 = (times: readonly number[]): number | undefined =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.95) - 1)]

/** Counts renders by widget of a release, in bounded memory. */
export const createRenderFigures = (now: () => Date) => {
  const counted = new LRUCache<string, Counted>({ max: maxWidgets })

  const of = ({ remote, version, widget }: RenderedWidget): Counted => {
    const key = `${remote} ${version} ${widget}`
    const known = counted.get(key)
    if (known) return known
    const fresh = { remote, version, widget, renders: 0, failures: 0, last: undefined, times: [] }
    counted.set(key, fresh)
    return fresh
  }

  return {
    rendered: (which: RenderedWidget, ms: number) => {
      const one = of(which)
      one.times[one.renders % maxTimes] = ms
      one.renders += 1
    },
    failed: (which: RenderedWidget, kind: FailureKind, message: string) => {
      const one = of(which)
      one.failures += 1
      one.last = { kind, message, at: now().toISOString() }
    },
    /** Widgets of one version, by name. */
    figures: (remote: string, version: string): RenderFigures[] =>
      [...counted.values()]
        .filter((one) => one.remote === remote && one.version === version)
        .map(({ times, ...one }) => ({ ...one, p95Ms: percentile95(times) }))
        .sort((a, b) => a.widget.localeCompare(b.widget)),
  }
}
