import type { ExecutedFunction } from '@calm-rest/testing/executed'
import { decode } from '@jridgewell/sourcemap-codec'
import { lastUpTo, lineStartsOf } from './source-functions.ts'

/** A script that was made of sources, with its source map. */
export interface Made {
  code: string
  map: { sources: (string | null)[]; mappings: string }
  /** Characters before the code in the script that the engine read. */
  offset: number
}

/** A place in a source; the line counts from 0. */
export interface Place {
  source: string
  line: number
  column: number
}

/** Places of a made script in its sources, in its own order. */
export const placesOf = ({ code, map, offset }: Made): { at: number[]; places: Place[] } => {
  const lineStarts = lineStartsOf(code)
  const at: number[] = []
  const places: Place[] = []
  decode(map.mappings).forEach((segments, made) => {
    for (const [column, source, line, sourceColumn] of segments) {
      if (source === undefined || line === undefined || sourceColumn === undefined) continue
      at.push((lineStarts[made] ?? 0) + column + offset)
      places.push({ source: map.sources[source] ?? '', line, column: sourceColumn })
    }
  })
  return { at, places }
}

/** Places within a function, without those within functions in it. `inner` is sorted by its start. */
export const ownPlaces = (
  { at, places }: ReturnType<typeof placesOf>,
  { start, end }: Pick<ExecutedFunction, 'start' | 'end'>,
  inner: readonly Pick<ExecutedFunction, 'start' | 'end'>[],
): Place[] => {
  const own: Place[] = []
  let next = 0
  for (let i = lastUpTo(at, start - 1) + 1; i < at.length && (at[i] ?? 0) < end; i += 1) {
    const place = at[i] ?? 0
    while ((inner[next]?.end ?? Number.POSITIVE_INFINITY) <= place) next += 1
    const around = inner[next]
    const known = places[i]
    if (known && !(around && around.start <= place)) own.push(known)
  }
  return own
}
