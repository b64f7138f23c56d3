import { type ComposedRemote, menuEntriesMax, type PagePlaces } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { withLocalPlaces } from './with-local-places.ts'

const words = { en: 'Spa', de: 'Wellness', zh: '水疗' }
const at = (path: string, order?: number) => ({
  path,
  widget: 'welcome',
  titles: words,
  ...(order !== undefined && { menu: { labels: words, order } }),
})
const liveAt = (remote: string, ...routes: ReturnType<typeof at>[]): PagePlaces['routes'] =>
  routes.map((route) => ({ ...route, remote }))

const local = (...routes: ReturnType<typeof at>[]) =>
  ({
    remote: 'mf-spa',
    places: {
      routes: routes.map((route) => ({ ...route, descriptions: words })),
      slots: { home: 'welcome' },
    },
  }) as unknown as ComposedRemote['manifest']

const slots = { home: [['mf-spa', 'welcome']] }

it('replaces the live release of the same remote', () => {
  const live: PagePlaces = {
    routes: [...liveAt('mf-spa', at('/old', 10)), ...liveAt('mf-yoga', at('/yoga', 20))],
    slots: {
      home: [
        ['mf-able', 'offer'],
        ['mf-spa', 'old'],
        ['mf-yoga', 'class'],
      ],
    },
  }
  expect(withLocalPlaces(live, local(at('/spa', 15)))).toEqual({
    routes: [...liveAt('mf-spa', at('/spa', 15)), ...liveAt('mf-yoga', at('/yoga', 20))],
    slots: {
      home: [
        ['mf-able', 'offer'],
        ['mf-spa', 'welcome'],
        ['mf-yoga', 'class'],
      ],
    },
  })
})

it('keeps the order of a slot, in which it stands last where it is new', () => {
  const home: [string, string][] = [
    ['mf-yoga', 'class'],
    ['mf-spa', 'old'],
    ['mf-able', 'offer'],
  ]
  const orderOf = (live: [string, string][]) =>
    withLocalPlaces({ routes: [], slots: { home: live } }, local())?.slots.home?.map(([remote]) => remote)
  expect(orderOf(home)).toEqual(['mf-yoga', 'mf-spa', 'mf-able'])
  expect(orderOf(home.filter(([remote]) => remote !== 'mf-spa'))).toEqual(['mf-yoga', 'mf-able', 'mf-spa'])
})

it('is the same where nothing is another', () => {
  const live: PagePlaces = {
    routes: liveAt('mf-spa', at('/spa', 15)),
    slots: { home: [['mf-spa', 'welcome']] },
  }
  expect(JSON.stringify(withLocalPlaces(live, local(at('/spa', 15))))).toBe(JSON.stringify(live))
})

it('gets no path of another remote or of the shell, and no entry in a full menu', () => {
  const names = Array.from({ length: menuEntriesMax }, (_, number) => `a${number}`)
  const others = names.flatMap((name) => liveAt(`mf-${name}`, at(`/${name}`, 30)))
  const ours = local(at('/a0/spa'), at('/rooms'), at('/spa', 10))
  expect(withLocalPlaces({ routes: others, slots: {} }, ours)).toEqual({
    routes: [...others, ...liveAt('mf-spa', at('/spa'))],
    slots,
  })
})

it('has none if no remote has places', () => {
  const { places: _places, ...plain } = local()
  expect(withLocalPlaces({ routes: [], slots: { home: [['mf-spa', 'old']] } }, plain)).toBeUndefined()
})
