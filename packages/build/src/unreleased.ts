import type { ReleaseStore } from '@calm-rest/releases'
import { remotes } from '@calm-rest/releases/checkout'
import { sourceHash } from './source-hash.ts'

/** Logs a line for every remote whose live release differs from this checkout. */
export const describeUnreleased = (store: ReleaseStore): string[] =>
  remotes().flatMap((name) => {
    const live = store.readStable(name)
    if (!live || live.source === sourceHash(name)) return []
    return [
      `${name} ${live.version} stays live; this tree has other sources. ` +
        `See them: npm run dev ${name}. Release them: npm run release -- publish ${name} VERSION`,
    ]
  })
