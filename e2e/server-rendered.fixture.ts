import { hold, movedBeyond, type Opened, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

interface RenderedPage {
  path: string
  /** Selector of something that is there only with its content, in every language. */
  content: string
  /** Data that is not in the HTML, since only scripts use it. */
  askedByScripts?: readonly string[]
}

/** Days of a calendar: without a script they could not be pressed. */
const calendarOf = ['/api/rooms/horizon-room/availability']

/** Pages of the shell, and of each remote for guests. */
export const pagesOfEach: readonly RenderedPage[] = [
  { path: '/', content: 'li a[href^="/rooms/"]' },
  { path: '/rooms/horizon-room', content: 'h1', askedByScripts: calendarOf },
  { path: '/testimonials', content: 'article' },
  { path: '/book?room=horizon-room', content: 'form [name=roomType]', askedByScripts: calendarOf },
  { path: '/login', content: 'form [name=password]' },
  { path: '/contact', content: 'form [name=message]' },
]

export const otherPages: readonly RenderedPage[] = [
  { path: '/rooms', content: 'li a[href^="/rooms/"]' },
  { path: '/write-review', content: 'form [name=review]' },
  { path: '/register', content: 'form [name=password]' },
  { path: '/about', content: 'h1' },
  { path: '/privacy', content: 'h2' },
  { path: '/partners', content: 'pre', askedByScripts: ['/api/rooms/'] },
]

const pathOf = (request: Request) => new URL(request.url()).pathname
/** A floor plan is a picture. */
const isData = (path: string) =>
  (path.startsWith('/api/rooms') && !path.endsWith('/plan')) || path.startsWith('/api/testimonials')

/** Records the paths that the page itself requests from now on, without those of frames. */
const watchAsked = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(pathOf(request))
  })
  return asked
}

/** Loads a page whose scripts arrive after its content; expects that they hydrate it unchanged. */
export const expectHydratedAsItStands = async (
  { page, problems }: Opened,
  url: (path: string) => string,
  { path, content, askedByScripts = [] }: RenderedPage,
) => {
  const asked = watchAsked(page)
  const asking = askedByScripts.map((one) => page.waitForRequest((request) => pathOf(request) === one))
  const bring = await hold(page, '**/assets/shell.*.js')
  const address = new URL(url(path))
  address.searchParams.set('lang', 'de')
  // the server renders the page without it, for all who have it in their address
  address.searchParams.set('utm_source', 'letter')
  const loading = page.goto(address.href)
  const first = page.locator(`main ${content}`).first()
  await first.waitFor({ state: 'attached' })
  await first.evaluate((node) => Object.assign(globalThis, { before: node }))
  bring()
  await Promise.all([loading, ...asking])
  // late requests are sent before the page has come to rest
  await waitForNetworkIdle(page)
  expect(await first.evaluate((node) => node === Reflect.get(globalThis, 'before'))).toBe(true)
  expect(await movedBeyond(page, 0.02)).toEqual([])
  expect(asked.filter(isData)).toEqual(askedByScripts)
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
}
