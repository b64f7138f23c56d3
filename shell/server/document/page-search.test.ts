import type { Composition } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { matchScreen } from '../../src/routes/screens.ts'
import { pageSearch } from './page-search.ts'

const places = {
  routes: [
    {
      remote: 'mf-spa',
      widget: 'treatments',
      path: '/spa',
      query: { kind: 'text' as const },
      titles: { en: 'Spa', de: 'Spa', zh: '水疗' },
    },
  ],
  slots: {},
}

const searchOf = (address: string, source: 'stable' | 'canary' | 'preview' = 'stable') => {
  const { pathname, search } = new URL(address, 'https://calmrest.example')
  const remote = { base: '/releases/mf-rooms/1.0.0/', manifest: manifestOf('1.0.0'), source }
  const composition: Pick<Composition, 'remotes'> = { remotes: { 'mf-rooms': remote } }
  return pageSearch({ screen: matchScreen(pathname, places), search, composition })
}

it.each([
  ['/rooms?k=1', ''],
  ['/rooms?guests=2&k=1&category=sea%20view', '?category=sea+view&guests=2'],
  ['/rooms?category=a&category=b', '?category=a'],
  ['/rooms/loft?checkOut=2027-07-02&room=x&checkIn=2027-07-01', '?checkIn=2027-07-01&checkOut=2027-07-02'],
  ['/book?room=loft&children=3,4', '?room=loft&children=3%2C4'],
  ['/testimonials?page=2&guests=2', '?page=2'],
  ['/testimonials?sort=lowest&rating=4&x=1&writtenIn=de', '?rating=4&writtenIn=de&sort=lowest'],
  ['/contact?about=meeting', '?about=meeting'],
  ['/about?about=meeting', ''],
  ['/none?category=family', ''],
  ['/partners?widget=rooms&form=react&x=1', '?widget=rooms&form=react'],
  ['/partners?partner=a', '?partner=a'],
  ['/spa?kind=massage&category=family', '?kind=massage'],
  [
    '/?lang=de&partner=alpin-tours&sig=aqbc.0123456789abcdef',
    '?lang=de&partner=alpin-tours&sig=aqbc.0123456789abcdef',
  ],
  ['/?lang=xx', ''],
])('of %s is %j', (address, search) => {
  expect(searchOf(address)).toBe(search)
})

it('is as it is where the page is one person’s', () => {
  expect(searchOf('/profile?x=1')).toBe('?x=1')
  expect(searchOf('/rooms?mf-rooms=1.0.0~signed', 'preview')).toBe('?mf-rooms=1.0.0~signed')
  expect(searchOf('/rooms?x=1', 'canary')).toBe('')
})
