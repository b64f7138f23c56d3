import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { writeAtomically } from './store/files.ts'

const stored = z.object({ remotes: z.record(z.string(), z.string()) })
const id = /^[0-9a-f]{12}$/

/** How often a set that is being served is noted as such. */
const touchMs = 60 * 60 * 1000

/**
 * Every set of releases that was ever served, by its id: a page can be shown again as it was, and no release is
 * pruned while a page may still ask for its files.
 */
export const createCompositions = (releases: string) => {
  const folder = join(releases, 'compositions')
  const noted = new Map<string, number>()

  const write = ({ id, remotes }: Composition, now: Date) => {
    const file = join(folder, `${id}.json`)
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      const versions = Object.entries(remotes).map(([remote, { manifest }]) => [remote, manifest.version])
      writeAtomically(file, `${JSON.stringify({ remotes: Object.fromEntries(versions) }, null, 2)}\n`)
    }
    utimesSync(file, now, now)
  }

  return {
    note: (composition: Composition, now: Date) => {
      if (now.getTime() - (noted.get(composition.id) ?? 0) < touchMs) return
      try {
        write(composition, now)
        noted.set(composition.id, now.getTime())
      } catch {
        // a full disk takes no note; the page goes out all the same, and the next one tries again
      }
    },
    /** Version of every remote in a set; nothing for an id that was never served. */
    read: (name: string): Record<string, string> | undefined => {
      const file = join(folder, `${name}.json`)
      if (!id.test(name) || !existsSync(file)) return undefined
      return stored.parse(JSON.parse(readFileSync(file, 'utf8'))).remotes
    },
    /** Sets that were served after `since`. */
    servedSince: (since: Date): Record<string, string>[] =>
      existsSync(folder)
        ? readdirSync(folder)
            .map((name) => join(folder, name))
            .filter((file) => file.endsWith('.json') && statSync(file).mtime >= since)
            .map((file) => stored.parse(JSON.parse(readFileSync(file, 'utf8'))).remotes)
        : [],
  }
}

export type Compositions = ReturnType<typeof createCompositions>
