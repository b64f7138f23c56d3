import type { Lang } from '@calm-rest/contract/widget'
import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDocumentHead, knownOrigin, type ShownScreen } from './document-head.ts'

let page: Document

beforeEach(() => {
  page = emptyDocument()
  page.documentElement.lang = 'en'
  page.head.innerHTML = `<title>Loft – Calm Rest</title><link rel="stylesheet" href="/a.css">
    <link rel="canonical" href="https://calm.example/rooms/loft" data-of-page>
    <meta name="description" content="A loft." data-of-page>`
  for (const link of page.querySelectorAll('link'))
    Object.defineProperty(link, 'href', { value: link.getAttribute('href') })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/rooms/loft', href: 'https://inside.example/rooms/loft' })
})
afterEach(() => void vi.unstubAllGlobals())

const shown = (name: string, pathname: string, more: Partial<ShownScreen> = {}): ShownScreen => ({
  screen: { name } as ShownScreen['screen'],
  pathname,
  lang: 'en',
  title: `${name} – Calm Rest`,
  titleFor: (subject) => `${subject} – Calm Rest`,
  describe: async () => `All about ${name}.`,
  ...more,
})

const settle = () => new Promise(setImmediate)
const tags = () =>
  [...page.head.querySelectorAll('[data-of-page]')].map((one) =>
    ['rel', 'name', 'hreflang', 'href', 'content']
      .map((name) => one.getAttribute(name))
      .filter(Boolean)
      .join(' '),
  )

it("leaves the head of the server's page as it is", async () => {
  createDocumentHead().screenShown(shown('room', '/Rooms/Loft/'))
  await settle()
  expect(page.title).toBe('Loft – Calm Rest')
  expect(tags()).toEqual(['canonical https://calm.example/rooms/loft', 'description A loft.'])
})

it('says of a later screen its title, addresses and description', async () => {
  createDocumentHead().screenShown(shown('about', '/about/'))
  await settle()
  expect(page.title).toBe('about – Calm Rest')
  expect(tags()).toEqual([
    'canonical https://calm.example/about',
    'alternate en https://calm.example/about',
    'alternate de https://calm.example/about?lang=de',
    'alternate zh https://calm.example/about?lang=zh',
    'alternate x-default https://calm.example/about',
    'description All about about.',
  ])
  expect(page.head.querySelector('[rel="stylesheet"]')).not.toBeNull()
})

it.each<[Lang, string]>([['de', 'canonical https://calm.example/rooms/loft?lang=de']])(
  'says of the same page in %s its other address',
  async (lang, canonical) => {
    createDocumentHead().screenShown(shown('room', '/rooms/loft', { lang }))
    expect(tags()[0]).toBe(canonical)
  },
)

it('keeps search engines from screens that they shall not list, without a description', async () => {
  createDocumentHead().screenShown(shown('login', '/login', { describe: async () => undefined }))
  await settle()
  expect(tags()).toEqual(['robots noindex'])
})

it('has no description of another page, where words come late or not at all', async () => {
  const head = createDocumentHead()
  const { promise, resolve } = Promise.withResolvers<string>()
  head.screenShown(shown('about', '/about', { describe: () => promise }))
  head.screenShown(shown('services', '/services', { describe: () => Promise.reject(new Error('offline')) }))
  resolve('All about us.')
  await settle()
  expect(tags().filter((one) => one.startsWith('description'))).toEqual([])
})

it('names the subject that a widget reports, for as long as its screen is shown', async () => {
  const head = createDocumentHead()
  head.subjectNamed({ title: 'Nobody' })
  expect(page.title, 'no screen is shown').toBe('Loft – Calm Rest')
  head.screenShown(shown('room', '/rooms/tree', { describe: async () => undefined }))
  head.subjectNamed({ title: 'Tree house', description: 'Among  leaves.' })
  expect(page.title).toBe('Tree house – Calm Rest')
  expect(tags().at(-1)).toBe('description Among leaves.')
  head.screenShown(shown('room', '/rooms/tree', { lang: 'de', describe: async () => undefined }))
  expect(page.title, 'in another language').toBe('Tree house – Calm Rest')
  head.subjectNamed({ title: 'Baumhaus', description: 'Im Laub.' })
  expect(tags().filter((one) => one.startsWith('description'))).toEqual(['description Im Laub.'])
  head.screenShown(shown('rooms', '/rooms'))
  expect(page.title).toBe('rooms – Calm Rest')
})

it('knows the public origin from the page of the server, else from its address', () => {
  expect(knownOrigin()).toBe('https://calm.example')
  page.head.innerHTML = ''
  expect(knownOrigin()).toBe('https://inside.example')
})
