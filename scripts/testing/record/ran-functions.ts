import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExecutedFunction, ExecutedScript } from '@calm-rest/testing/executed'
import { readBundle } from './bundle.ts'
import { type Made, ownPlaces, placesOf } from './made-functions.ts'
import { type MadeScript, type RawFile, scriptFile } from './raw.ts'
import { functionAt, type SourceShape, shapeOf } from './source-functions.ts'

/** By source: for each of its functions, the tests that ran it. */
export type RanFunctions = Map<string, { shape: SourceShape; tests: Map<number, Set<number>> }>

/** Brings what test files ran back to the functions of the sources below `root`. `raw` stands in the order of the tests. */
export const ranFunctions = (root: string, folder: string, raw: readonly RawFile[]): RanFunctions => {
  const sources: RanFunctions = new Map()
  const others = new Set<string>()
  const sourceOf = (file: string) => {
    const known = sources.get(file)
    if (known || others.has(file)) return known
    const path = join(root, file)
    if (!/\.[cm]?[jt]sx?$/.test(file) || file.includes('node_modules/') || !existsSync(path)) {
      others.add(file)
      return undefined
    }
    const source = { shape: shapeOf(path, readFileSync(path, 'utf8')), tests: new Map<number, Set<number>>() }
    sources.set(file, source)
    return source
  }
  const note = (file: string, place: number, test: number) => {
    const tests = sourceOf(file)?.tests
    if (tests && place >= 0) tests.set(place, (tests.get(place) ?? new Set()).add(test))
  }

  const scripts = new Map<
    string,
    { kind: keyof typeof readers; ran: { test: number; script: ExecutedScript }[] }
  >()
  raw.forEach((file, test) => {
    for (const kind of ['inWorker', 'inSites', 'inPages'] as const) {
      for (const script of file[kind]) {
        const key = kind === 'inPages' ? new URL(script.url).pathname : `${kind} ${script.url}`
        const known = scripts.get(key) ?? { kind, ran: [] }
        known.ran.push({ test, script })
        scripts.set(key, known)
      }
    }
  })

  const readers = {
    inWorker: (url: string) => readMade(root, folder, fileURLToPath(new URL(url, 'file:///'))),
    inSites: () => undefined,
    inPages: (url: string) => readBundle(root, url),
  }
  for (const { kind, ran } of scripts.values()) {
    const url = ran[0]?.script.url ?? ''
    const made = readers[kind](url)
    const ranges = rangesOf(ran.map(({ script }) => script))
    if (made) {
      const places = placesOf(made)
      const isOurs = made.map.sources.map((source) => source !== null && sourceOf(source) !== undefined)
      if (!isOurs.includes(true)) continue
      for (const { range, inner, tests } of rangesWith(ranges, ran)) {
        const own = new Map<string, { file: string; place: number }>()
        for (const { source, line, column } of ownPlaces(places, range, inner)) {
          const shape = sourceOf(source)?.shape
          if (!shape) continue
          const place = functionAt(shape, (shape.lineStarts[line] ?? 0) + column)
          own.set(`${place} ${source}`, { file: source, place })
        }
        for (const { file, place } of own.values()) for (const test of tests) note(file, place, test)
      }
    } else if (kind !== 'inPages') {
      const file = relative(root, fileURLToPath(url))
      const shape = sourceOf(file)?.shape
      if (!shape) continue
      // Node replaces types by spaces: a function ends where it does in the source
      for (const { range, tests } of rangesWith(ranges, ran)) {
        const place = shape.functions.findLastIndex(({ end }) => end === range.end)
        for (const test of tests) note(file, place, test)
      }
    }
  }
  return sources
}

interface Range {
  range: ExecutedFunction
  /** Functions directly within it. */
  inner: ExecutedFunction[]
}

const keyOf = ({ start, end }: ExecutedFunction) => `${start} ${end}`

/** All functions of a script that the engine told of, outer ones first. */
const rangesOf = (scripts: readonly ExecutedScript[]): Map<string, Range> => {
  const all = new Map<string, Range>()
  for (const { functions } of scripts)
    for (const range of functions) if (!all.has(keyOf(range))) all.set(keyOf(range), { range, inner: [] })
  const sorted = [...all.values()].sort(
    (one, other) => one.range.start - other.range.start || other.range.end - one.range.end,
  )
  const around: Range[] = []
  for (const one of sorted) {
    while (around.length > 0 && (around.at(-1)?.range.end ?? 0) < one.range.end) around.pop()
    around.at(-1)?.inner.push(one.range)
    around.push(one)
  }
  return all
}

const rangesWith = (
  ranges: ReadonlyMap<string, Range>,
  ran: readonly { test: number; script: ExecutedScript }[],
) => {
  const tests = new Map<string, Set<number>>()
  for (const { test, script } of ran)
    for (const one of script.functions)
      if (one.ran) tests.set(keyOf(one), (tests.get(keyOf(one)) ?? new Set()).add(test))
  return [...tests].flatMap(([key, of]) => {
    const found = ranges.get(key)
    return found ? [{ ...found, tests: of }] : []
  })
}

/** A source as vitest made it, with the path of its source from the root. */
const readMade = (root: string, folder: string, path: string): Made | undefined => {
  const file = scriptFile(folder, path)
  if (!existsSync(file)) return undefined
  const { code, sourceMap, offset } = JSON.parse(readFileSync(file, 'utf8')) as MadeScript
  if (!sourceMap) return undefined
  const { mappings } = JSON.parse(sourceMap) as Made['map']
  return { code, offset, map: { mappings, sources: [relative(root, path)] } }
}
