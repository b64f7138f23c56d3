import { firstSegment, mayHaveSegment, type PagePlaces } from '@calm-rest/contract/releases'
import { describe, expect, it } from 'vitest'
import { isUnknown, matchScreen, type PlacedRoute, screens } from './screens.ts'

describe('matchScreen', () => {
  it.each([
    ['/', 'home'],
    ['/rooms', 'rooms'],
    ['/rooms/', 'rooms'],
    ['/rooms/horizon-room', 'room'],
    ['/Testimonials', 'reviews'],
    ['/LOGIN', 'login'],
    ['/404', 'not-found'],
    ['/rooms/a/b', 'not-found'],
    ['/nowhere', 'not-found'],
  ])('%s is the screen %s', (path, name) => {
    expect(matchScreen(path).name).toBe(name)
  })
})

describe('what remotes bring', () => {
  const words = { en: 'Spa', de: 'Spa', zh: '水疗' }
  const at = (path: string, change: Partial<PlacedRoute> = {}): PlacedRoute => ({
    remote: 'mf-spa',
    widget: 'treatments',
    path,
    titles: words,
    ...change,
  })
  const places: PagePlaces = {
    routes: [
      at('/spa'),
      at('/spa/new', { bare: true }),
      at('/spa/:treatment'),
      at('/rooms/:id'),
      at('/about'),
    ],
    slots: { home: [['mf-spa', 'offer']] },
  }

  it.each([
    ['/spa', '/spa', {}],
    ['/Spa/', '/spa', {}],
    ['/spa/new', '/spa/new', {}],
    ['/spa/hot%20stone', '/spa/:treatment', { treatment: 'hot%20stone' }],
  ])('%s is their page %s', (path, pattern, params) => {
    const screen = matchScreen(path, places)
    expect(screen).toMatchObject({ name: 'remote-route', path: pattern, slots: [['mf-spa', 'treatments']] })
    expect({ ...screen.params }).toEqual(params)
  })

  it.each([
    ['/spa/a/b', 'not-found'],
    ['//spa', 'not-found'],
    ['/spa.js', 'not-found'],
    // a release that was made by hand, or is older than the screen
    ['/rooms/loft', 'room'],
    ['/About', 'about'],
  ])('%s is not: it is %s', (path, name) => {
    expect(matchScreen(path, places).name).toBe(name)
  })

  it('stands behind the widgets of the screen that it goes into, and in no other', () => {
    const names = (path: string) => matchScreen(path, places).slots.map(([, widget]) => widget)
    expect(names('/')).toEqual(['stay-search', 'featured-rooms', 'offer'])
    expect(names('/rooms')).toEqual(['room-list'])
    const five = {
      routes: [],
      slots: { home: ['a', 'b', 'c', 'd', 'e'].map((name): [string, string] => [`mf-${name}`, name]) },
    }
    const home = matchScreen('/', five)
    expect(home.slots.slice(2).map(([, widget]) => widget)).toEqual(['a', 'b', 'c'])
    expect(home.nearSlots?.map(([, widget]) => widget)).toEqual(['d', 'e'])
  })

  it('is unknown where the document has the pages of another path alone, until all are known', () => {
    const part: PagePlaces = { routes: [at('/spa')], slots: {}, menu: [] }
    const unknown = (path: string, among: PagePlaces) => isUnknown(matchScreen(path, among))
    expect(unknown('/yoga', part)).toBe(true)
    expect(['/spa', '/rooms', '/404'].map((path) => unknown(path, part))).toEqual([false, false, false])
    expect(unknown('/yoga', { routes: [at('/spa')], slots: {} })).toBe(false)
  })

  it('is not found where the server found none for the document, which has its pages', () => {
    const part: PagePlaces = { routes: [], slots: {}, menu: [] }
    expect(matchScreen('/yoga', part, '/yoga').name).toBe('not-found')
    expect(isUnknown(matchScreen('/spa', part, '/yoga'))).toBe(true)
  })

  it('finds no segment of the shell free', () => {
    const segments = screens.map(({ path }) => firstSegment(path)).filter(Boolean)
    expect(segments.filter((segment) => mayHaveSegment('mf-spa', segment))).toEqual([])
  })
})
