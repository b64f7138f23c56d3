import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { type Land, readWorld } from '@calm-rest/contract/world'
import { LRUCache } from 'lru-cache'
import { drawMap } from './draw-map.ts'

/** One for each language, and those of a place or a colour before. */
const most = 8

type Placed = Pick<PropertyFacts, 'geo' | 'look' | 'address' | 'townNames'>

/** Draws the map of the property's own place. No address can ask for another one, so that nobody makes this process draw. */
export const createOwnMap = (dist: string) => {
  const maps = new LRUCache<string, string>({ max: most })
  /** 5 MB, read at the first map of a property without a drawn one. */
  let world: Promise<Land[]> | undefined
  const readLand = async () =>
    readWorld(JSON.parse(await readFile(join(dist, 'public/art/world.json'), 'utf8')))

  return async ({ geo, look, address, townNames }: Placed, lang: Lang): Promise<string | undefined> => {
    if (!geo) return undefined
    const label = townNames[lang] ?? address.town
    const key = JSON.stringify([geo, look?.accent, label, lang])
    const known = maps.get(key)
    if (known) return known
    world ??= readLand()
    world.catch(() => {
      world = undefined
    })
    const drawn = drawMap({ world: await world, at: geo, label, lang, accent: look?.accent })
    maps.set(key, drawn)
    return drawn
  }
}
