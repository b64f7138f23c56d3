import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition } from '@calm-rest/contract/releases'
import { z } from 'zod'
import type { Awaitable } from '../awaitable.ts'
import { writeAtomically } from '../folder/files.ts'

const stored = z.object({ remotes: z.record(z.string(), z.string()) })
const id = /^[0-9a-f]{12}$/

/** How often a set that is being served is noted, in milliseconds. */
export const touchMs = 60 * 60 * 1000

/**
 * Every set of releases that was served, by its id: a page can be shown again as it was, and no release is
 * pruned while a page may still request its files.
 */
export interface Compositions {
  /** Notes that a page was served with this set. Never throws. */
  note(composition: Composition, now: Date): void
  /** Version of every remote in a set; undefined for an unknown id. */
  read(id: string): SetOfReleases | undefined
  /** Sets that were served after `since`. */
  servedSince(since: Date): Awaitable<SetOfReleases[]>
}

/** Version of each remote by name. */
export type SetOfReleases = Record<string, string>

/** The set of releases of a composition. */
export const versionsOf = ({ remotes }: Composition): SetOfReleases =>
  Object.fromEntries(Object.entries(remotes).map(([remote, { manifest }]) => [remote, manifest.version]))

/** Parses a stored set. Throws for invalid content. */
export const parseSet = (content: string): SetOfReleases => stored.parse(JSON.parse(content)).remotes

/** Content of a set's file, for `parseSet`. */
export const renderSet = (remotes: SetOfReleases) => `${JSON.stringify({ remotes }, null, 2)}\n`

/** Whether a text has the shape of an id, which is also the name of a set's file. */
export const isCompositionId = (name: string) => id.test(name)

/** Stores sets in files below `releases`. */
export const createCompositions = (releases: string) => {
  const folder = join(releases, 'compositions')
  const noted = new Map<string, number>()
  const fileOf = (name: string) => join(folder, `${name}.json`)

  const add = (name: string, set: SetOfReleases) => {
    if (existsSync(fileOf(name))) return
    mkdirSync(folder, { recursive: true })
    writeAtomically(fileOf(name), renderSet(set))
  }

  return {
    note: (composition: Composition, now: Date) => {
      if (now.getTime() - (noted.get(composition.id) ?? 0) < touchMs) return
      try {
        add(composition.id, versionsOf(composition))
        utimesSync(fileOf(composition.id), now, now)
        noted.set(composition.id, now.getTime())
      } catch {
        // a full disk takes no note; the page is served all the same, and the next one tries again
      }
    },
    read: (name: string): SetOfReleases | undefined =>
      isCompositionId(name) && existsSync(fileOf(name))
        ? parseSet(readFileSync(fileOf(name), 'utf8'))
        : undefined,
    servedSince: (since: Date): SetOfReleases[] =>
      existsSync(folder)
        ? readdirSync(folder)
            .map((name) => join(folder, name))
            .filter((file) => file.endsWith('.json') && statSync(file).mtime >= since)
            .map((file) => parseSet(readFileSync(file, 'utf8')))
        : [],
    /** Adds a set that another machine served. */
    add,
  } satisfies Compositions & { add: typeof add }
}
