import { describe, expect, it } from 'vitest'
import {
  type DeclaredPlaces,
  firstSegment,
  mayHaveSegment,
  parametersOf,
  places,
  reservedSegments,
} from './places.ts'

const words = { en: 'Spa', de: 'Wellness', zh: '水疗' }
const route = { path: '/spa', widget: 'treatments', titles: words, descriptions: words }
const withRoute = (change: object): object => ({ routes: [{ ...route, ...change }] })

it('accepts the places of a remote, with nothing by default', () => {
  const declared = {
    routes: [
      { ...route, menu: { labels: words, order: 10 } },
      { ...route, path: '/spa/:treatment', query: { page: 'count' } },
    ],
    slots: { home: 'treatments' },
  } satisfies DeclaredPlaces
  expect(places.parse(declared)).toEqual(declared)
  expect(places.parse({})).toEqual({ routes: [], slots: {} })
})

describe('refuses', () => {
  it.each([
    ['the home page', withRoute({ path: '/' })],
    ['a file', withRoute({ path: '/sw.js' })],
    ['a path in capital letters, which would be another one of the same', withRoute({ path: '/Spa' })],
    ['a path that climbs', withRoute({ path: '/spa/../rooms' })],
    ['a path that is encoded', withRoute({ path: '/spa%2frooms' })],
    ['another host', withRoute({ path: '//evil.example' })],
    ['a path that begins with a parameter', withRoute({ path: '/:page' })],
    ['a path of five segments', withRoute({ path: '/a/b/c/d/e' })],
    ['a pattern', withRoute({ path: '/spa/.*' })],
    ['a long path', withRoute({ path: `/${'a'.repeat(80)}` })],
    ['a parameter twice', withRoute({ path: '/spa/:a/:a' })],
    ['a prop of both path and query', withRoute({ path: '/spa/:a', query: { a: 'text' } })],
    [
      'a menu entry that leads to a parameter',
      withRoute({ path: '/spa/:a', menu: { labels: words, order: 1 } }),
    ],
    [
      'two entries in the menu',
      {
        routes: ['/spa', '/yoga'].map((path) => ({ ...route, path, menu: { labels: words, order: 1 } })),
      },
    ],
    ['the same path twice', { routes: ['/spa/:a', '/spa/:b'].map((path) => ({ ...route, path })) }],
    ['thirteen pages', { routes: Array.from({ length: 13 }, (_, i) => ({ ...route, path: `/spa-${i}` })) }],
    ['a title in two languages', withRoute({ titles: { en: 'Spa', de: 'Spa' } })],
    ['an empty title', withRoute({ titles: { ...words, zh: ' ' } })],
    ['a title of a page', withRoute({ titles: { ...words, en: 'a'.repeat(61) } })],
    ['a title of two lines', withRoute({ titles: { ...words, en: 'Spa\nRooms' } })],
    ['a title that turns what follows', withRoute({ titles: { ...words, en: 'Spa \u202Eapp' } })],
    [
      'a label that fills the menu',
      withRoute({ menu: { labels: { ...words, de: 'a'.repeat(21) }, order: 1 } }),
    ],
    ['a slot that the shell does not have', { slots: { header: 'treatments' } }],
    ['an order in a slot without a widget', { slotOrder: { home: 1 } }],
    ['markup for a widget', { slots: { home: '<b>' } }],
    [
      'an entry in the menu of what no guest sees',
      { ...withRoute({ menu: { labels: words, order: 1 } }), apart: true },
    ],
    ['a slot on the pages of guests for it', { slots: { home: 'treatments' }, apart: true }],
    ['an app that guests would install', { app: { manifest: 'app.webmanifest', worker: 'worker.js' } }],
    ['an app from elsewhere', { apart: true, app: { manifest: '//evil/app', worker: '../worker.js' } }],
  ])('%s', (_, declared) => {
    expect(places.safeParse(declared).success).toBe(false)
  })
})

it('reads a path', () => {
  expect(parametersOf('/spa/:treatment/on/:day')).toEqual(['treatment', 'day'])
  expect(firstSegment('/spa/:treatment')).toBe('spa')
})

it('accepts a remote that is apart, with an app', () => {
  const declared = { apart: true, app: { manifest: 'app.webmanifest', worker: 'worker.js' } } as const
  expect(places.parse(declared)).toEqual({ ...declared, routes: [], slots: {} })
})

it.each([
  ['mf-desk', 'desk', true],
  ['mf-spa', 'desk', false],
  ['mf-desk', 'rooms', false],
  ['mf-spa', 'spa', true],
])('%s below /%s: %s', (remote, segment, may) => {
  expect(mayHaveSegment(remote, segment)).toBe(may)
})

it('reserves segments only in the form that a path can have', () => {
  expect([...reservedSegments].filter((segment) => !/^[a-z0-9][a-z0-9-]*$/.test(segment))).toEqual([])
})
