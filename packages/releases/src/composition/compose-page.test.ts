import { type Composition, releaseManifest } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { manifestOf } from '../manifest.fixture.ts'
import { composePage } from './compose-page.ts'
import { composePlaces } from './compose-places.ts'

const words = { en: 'Desk', de: 'Theke', zh: '前台' }
const routeAt = (path: string) => ({ path, widget: 'room-list', titles: words, descriptions: words })

const composed = (set: Record<string, object>): Composition => {
  const remotes: Composition['remotes'] = Object.fromEntries(
    Object.entries(set).map(([remote, places]) => {
      const manifest = releaseManifest.parse({ ...manifestOf('1.0.0', remote), places })
      return [remote, { base: `/releases/${remote}/1.0.0/`, manifest, source: 'stable' as const }]
    }),
  )
  const { places } = composePlaces(remotes, () => undefined)
  return { id: 'of all', remotes, ...(places && { places }) }
}

const guests = {
  'mf-rooms': { slots: { home: 'room-list' } },
  'mf-spa': { routes: [routeAt('/spa')] },
}
const desk = { 'mf-desk': { apart: true, routes: [routeAt('/desk/:section')] } }
const all = composed({ ...guests, ...desk })
const pageAt = (pathname: string, previewed: string[] = []) => composePage(all, { pathname, previewed })

it.each(['/', '/spa', '/rooms/desk', '/deskt', '/widgets/mf-rooms/room-list', '/composition.json'])(
  'gives %s what it would without the remote that is apart, id and all',
  (pathname) => {
    const { id: _id, ...without } = composed(guests)
    const { id, ...page } = pageAt(pathname)
    expect(page).toEqual(without)
    expect(id).toBe(composePage(composed({ ...guests, ...desk }), { pathname: '/about', previewed: [] }).id)
  },
)

it.each(['/desk', '/desk/today', '/Desk/Today/', '/desk/a/b/c', '/widgets/mf-desk/room-list'])(
  'gives %s that remote alone',
  (pathname) => {
    const { remotes, places, id } = pageAt(pathname)
    expect(Object.keys(remotes)).toEqual(['mf-desk'])
    expect(places?.routes.map(({ path }) => path)).toEqual(['/desk/:section'])
    expect(places?.slots).toEqual({})
    expect(id).not.toBe(pageAt('/').id)
  },
)

it('shows it on other pages in a preview', () => {
  expect(Object.keys(pageAt('/', ['mf-desk']).remotes)).toContain('mf-desk')
})

it('does not change a page if no remote is apart', () => {
  const plain = composed(guests)
  expect(composePage(plain, { pathname: '/spa', previewed: [] })).toBe(plain)
})
