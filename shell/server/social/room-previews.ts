import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ContentApi, RoomFacts } from '../content-api/content-api.ts'
import { drawing, drawPreview } from './draw.ts'
import { createQueue } from './queue.ts'

const maxWaiting = 30
/** Maximum number of pictures in the cache, some 40 kB each. */
const maxPictures = 60
/** Drawn scenes may be redrawn under the same name; photographs never are. */
const rereadMs = 10 * 60_000

export interface Preview {
  /** Placeholder for the picture's content. */
  tag: string
  png: Uint8Array<ArrayBuffer>
}

/** A room's picture for link previews: drawn on the first request, one at a time, then cached. */
export const createRoomPreviews = (contentApi: ContentApi, now = Date.now) => {
  const tags = new LRUCache<string, { tag: string; readMs: number }>({ max: maxPictures })
  const cache = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: maxPictures })
  const queue = createQueue(maxWaiting)

  const read = async (room: RoomFacts) => {
    const [path] = room.images
    const source = path === undefined ? undefined : await contentApi.readPicture(path)
    if (path === undefined || source?.status !== 'found') return undefined
    const tag = createHash('sha256').update(drawing).update(source.value).digest('hex').slice(0, 12)
    tags.set(path, { tag, readMs: now() })
    return { tag, source: source.value }
  }

  const draw = (tag: string, source: Uint8Array) => {
    const known = cache.get(tag)
    if (known) return known
    const png = queue(() => drawPreview(source))
    cache.set(tag, png)
    png.catch(() => cache.delete(tag))
    return png
  }

  return {
    /** Address of a room's picture; undefined if it has none or the API does not respond. */
    addressOf: async (room: RoomFacts): Promise<string | undefined> => {
      const known = tags.get(room.images[0] ?? '')
      const found = known && now() - known.readMs < rereadMs ? known : await read(room)
      return found && `/social/rooms/${encodeURIComponent(room._id)}.png?v=${found.tag}`
    },
    previewOf: async (room: RoomFacts): Promise<Preview | undefined> => {
      const found = await read(room)
      return found && { tag: found.tag, png: await draw(found.tag, found.source) }
    },
  }
}

export type RoomPreviews = ReturnType<typeof createRoomPreviews>
