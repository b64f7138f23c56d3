import { hold, movedBeyond, type Opened, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

interface RenderedPage {
  path: string
  /** Something that stands on it only with its content; in every language the same. */
  content: string
  /** Data that is not in the HTML, since only a script has a use for it. */
  askedByScripts?: readonly string[]
}

/** Of the shell, and of each remote that guests see. */
export const pagesOfEach: readonly RenderedPage[] = [
  { path: '/', content: 'li a[href^="/rooms/"]' },
  { path: '/rooms/horizon-room', content: 'h1' },
  { path: '/testimonials', content: 'article' },
  { path: '/book?room=horizon-room', content: 'form [name=roomType]' },
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

/** Says that the machine was slow. What is fetched ahead in vain is fetched once more, and found by that. */
const lateUse = /was preloaded using link preload but not used within a few seconds/

const pathOf = (request: Request) => new URL(request.url()).pathname
const isData = (path: string) => path.startsWith('/api/rooms') || path.startsWith('/api/testimonials')

/** Paths that the page itself asks for from now on: one in a frame asks for what it needs itself. */
const watchAsked = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(pathOf(request))
  })
  return asked
}

/** Loads a page whose scripts come once its content stands; expects that they take it over as it is. */
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
  const loading = page.goto(address.href)
  const first = page.locator(`main ${content}`).first()
  await first.waitFor({ state: 'attached' })
  await first.evaluate((node) => Object.assign(globalThis, { before: node }))
  bring()
  await Promise.all([loading, ...asking])
  // whoever asks for more does it before the page has come to rest
  await waitForNetworkIdle(page)
  expect(await first.evaluate((node) => node === Reflect.get(globalThis, 'before'))).toBe(true)
  expect(await movedBeyond(page, 0.02)).toEqual([])
  expect(asked.filter(isData)).toEqual(askedByScripts)
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
  const warnings = problems.warnings.filter((one) => !lateUse.test(one))
  expect({ ...problems, warnings }).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
}
