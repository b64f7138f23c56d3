import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { buildMaps } from '@calm-rest/build'
import { readCommit } from '../commit.ts'
import { blobsOf } from './blobs.ts'
import { bundleAt, isWorkspace } from './bundle.ts'
import { ranFunctions } from './ran-functions.ts'
import { type RawFile, readRaw } from './raw.ts'
import type { TestRecord } from './record.ts'

/**
 * Makes a record of what the test files of a run have written into `folder`; undefined outside a checkout.
 * `share` is the run's share of the machine's work (own-share.ts).
 */
export const takeRecord = async (
  root: string,
  folder: string,
  share: number,
): Promise<TestRecord | undefined> => {
  const commit = readCommit(root)
  if (!commit) return undefined
  const raw = readRaw(folder)
  for (const workspace of workspacesOf(root, raw)) await buildMaps(workspace)
  const ran = ranFunctions(root, folder, raw)
  const blobs = blobsOf(root, [...raw.map(({ test }) => relative(root, test)), ...ran.keys()])
  const sets = new Map<string, number>()
  const setOf = (tests: ReadonlySet<number>) => {
    const key = JSON.stringify([...tests].sort((one, other) => one - other))
    const place = sets.get(key) ?? sets.size
    sets.set(key, place)
    return place
  }
  const sources: TestRecord['sources'] = {}
  for (const [file, { shape, tests }] of [...ran].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const functions = shape.functions.flatMap(({ from, to }, place) => {
      const of = tests.get(place)
      return of ? [{ from, to, set: setOf(of) }] : []
    })
    sources[file] = { blob: blobs.get(file) ?? '', functions }
  }
  return {
    format: 1,
    commit: commit.commit,
    takenAt: new Date().toISOString(),
    workers: availableParallelism() + 1,
    tests: raw.map(({ test, seconds }) => {
      const file = relative(root, test)
      return { file, blob: blobs.get(file) ?? '', seconds: Math.round(seconds * share * 10) / 10 }
    }),
    sets: [...sets.keys()].map((key) => JSON.parse(key) as number[]),
    sources,
  }
}

/** Workspaces of which pages ran a bundle. Tests also publish remotes of their own, which have none. */
const workspacesOf = (root: string, raw: readonly RawFile[]) => {
  const urls = new Set(raw.flatMap(({ inPages }) => inPages.map(({ url }) => url)))
  const named = new Set([...urls].flatMap((url) => bundleAt(url)?.workspace ?? []))
  return [...named].filter((workspace) => isWorkspace(root, workspace))
}
