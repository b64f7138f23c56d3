/**
 * Service worker of the front desk: it caches the document and the files that it names, so that the desk
 * opens without a network. It holds no data of guests: the page stores the last day by itself, and deletes it
 * at the sign-out.
 */
const cacheName = 'calm-rest-desk'
const start = '/desk/today'
/** Longest wait for the network in milliseconds before the stored document is shown, as on a weak signal. */
const patienceMs = 4000

/** Addresses of the shell's and the release's files in a document. They never change, so they are stored for good. */
const filesIn = (text) => [
  ...new Set([...text.matchAll(/(?:href|src)="(\/(?:assets|releases)\/[^"]+)"/g)].map(([, path]) => path)),
]

/** Documents are the same for all sections: one a language. */
const keyOf = (url) => {
  const lang = new URL(url).searchParams.get('lang')
  return lang ? `${start}?lang=${lang}` : start
}

/** Stores a document with its files, and forgets those of the releases before. */
const store = async (key, response) => {
  const cache = await caches.open(cacheName)
  const files = filesIn(await response.clone().text())
  await cache.addAll(files.filter(Boolean))
  await cache.put(key, response)
  const named = new Set(files)
  for (const other of await cache.keys()) {
    const { pathname } = new URL(other.url)
    if (!pathname.startsWith('/desk/')) continue
    const document = await cache.match(other)
    if (document) for (const file of filesIn(await document.text())) named.add(file)
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/desk/') && !named.has(pathname)) await cache.delete(url)
  }
}

const isDocument = (response) =>
  response.ok && !response.redirected && (response.headers.get('Content-Type') ?? '').startsWith('text/html')

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(
    fetch(start).then((response) => (isDocument(response) ? store(start, response) : undefined)),
  )
})

addEventListener('activate', (event) => event.waitUntil(clients.claim()))

const openDocument = async (event) => {
  const key = keyOf(event.request.url)
  const cache = await caches.open(cacheName)
  const stored = (await cache.match(key)) ?? (await cache.match(start))
  const fresh = fetch(event.request).then((response) => {
    if (isDocument(response)) event.waitUntil(store(key, response.clone()))
    return response
  })
  if (!stored) return fresh
  const late = new Promise((resolve) => setTimeout(() => resolve(stored), patienceMs))
  return Promise.race([fresh.catch(() => stored), late])
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openDocument(event))
  else if (/^\/(assets|releases)\//.test(pathname))
    event.respondWith(caches.match(pathname).then((stored) => stored ?? fetch(request)))
})

/** Parses the API's message; only paths of the front desk are opened. */
const messageIn = (data) => {
  try {
    const { title, body, lang, path, tag } = data.json()
    if (title && /^\/desk(?=[/?]|$)/.test(path)) return { title, body, lang, path, tag }
  } catch {}
  // a browser that is shown nothing shows words of its own, and gives the permission up in the end
  return { title: 'Front desk', path: start, tag: 'unreadable' }
}

/** Push messages of the API to phones of the staff: like a locked screen, they hold no names. */
addEventListener('push', (event) => {
  const { title, path, ...shown } = messageIn(event.data)
  const icon = '/art/desk-192.png'
  event.waitUntil(registration.showNotification(title, { ...shown, icon, data: { path } }))
})

/** Opens the page that it is about, in a window of the desk where there is one. */
const open = async (path) => {
  const windows = await clients.matchAll({ type: 'window' })
  const desk = windows.find(({ url }) => /^\/desk(?=\/|$)/.test(new URL(url).pathname))
  if (!desk) return clients.openWindow(path)
  await desk.focus()
  await desk.navigate(path)
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})
