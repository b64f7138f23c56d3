/**
 * Photographs on this device that are not sent yet, so that a lost connection or a closed page loses none. By
 * room; signing out deletes them.
 */
const cacheName = 'calm-rest-desk-photographs'

export interface Unsent {
  id: string
  blob: Blob
}

const folderOf = (roomId: string) => `/desk/unsent/${encodeURIComponent(roomId)}/`

/** A device without storage has none, and loses what it cannot send. */
const inCache = <Value>(work: (cache: Cache) => Promise<Value>): Promise<Value | undefined> =>
  Promise.resolve()
    .then(() => caches.open(cacheName))
    .then(work)
    .catch(() => undefined)

/** Returns whether there was space for it. */
export const storeUnsent = async (roomId: string, { id, blob }: Unsent): Promise<boolean> => {
  const response = new Response(blob, { headers: { 'Content-Type': blob.type } })
  const stored = await inCache((cache) => cache.put(folderOf(roomId) + id, response).then(() => true))
  return stored ?? false
}

export const readUnsent = async (roomId: string): Promise<Unsent[]> => {
  const found = await inCache(async (cache) => {
    const folder = folderOf(roomId)
    const mine = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder))
    return Promise.all(
      mine.map(async (request) => ({
        id: new URL(request.url).pathname.slice(folder.length),
        blob: (await (await cache.match(request))?.blob()) ?? new Blob(),
      })),
    )
  })
  return found ?? []
}

/** Those of a draft go with it to its other id. */
export const moveUnsent = async (roomId: string, next: string): Promise<void> => {
  const move = async (one: Unsent) => {
    if (await storeUnsent(next, one)) await removeUnsent(roomId, one.id)
  }
  await Promise.all((await readUnsent(roomId)).map(move))
}

/** Of a room that no longer exists. */
export const forgetUnsentOf = async (roomId: string): Promise<void> => {
  const unsent = await readUnsent(roomId)
  await Promise.all(unsent.map(({ id }) => removeUnsent(roomId, id)))
}

export const removeUnsent = (roomId: string, id: string) =>
  inCache((cache) => cache.delete(folderOf(roomId) + id))

/** Whether one that was stored has arrived, or was discarded, from another page. */
export const isGone = async (roomId: string, id: string): Promise<boolean> =>
  (await inCache(async (cache) => (await cache.match(folderOf(roomId) + id)) === undefined)) ?? false

/** One page at a time sends a photograph: not this one and the same as it was before somebody left it, nor two tabs. */
export const alone = (id: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`calm-rest-desk photograph ${id}`, work) : work()

/** Of all rooms. */
export const forgetUnsent = (): void => {
  void Promise.resolve()
    .then(() => caches.delete(cacheName))
    .catch(() => undefined)
}
