/**
 * Photographs that could not be sent yet, on this device: a line that fails, or a phone that closes the page meanwhile,
 * loses none. By room; signing out forgets them.
 */
const cacheName = 'calm-rest-desk-photographs'

export interface Unsent {
  id: string
  blob: Blob
}

const folderOf = (roomId: string) => `/desk/unsent/${encodeURIComponent(roomId)}/`

/** A device without storage has nothing, and loses what it cannot send. */
const inCache = <Value>(work: (cache: Cache) => Promise<Value>): Promise<Value | undefined> =>
  Promise.resolve()
    .then(() => caches.open(cacheName))
    .then(work)
    .catch(() => undefined)

export const storeUnsent = (roomId: string, { id, blob }: Unsent) =>
  inCache((cache) =>
    cache.put(folderOf(roomId) + id, new Response(blob, { headers: { 'Content-Type': blob.type } })),
  )

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

export const removeUnsent = (roomId: string, id: string) =>
  inCache((cache) => cache.delete(folderOf(roomId) + id))

export const forgetUnsent = (): void => {
  void Promise.resolve()
    .then(() => caches.delete(cacheName))
    .catch(() => undefined)
}
