import type { PagePlaces } from '@calm-rest/contract/releases'
import { expect, it, vi } from 'vitest'
import { prefetchScreen } from './prefetch-screen.ts'

const words = { en: 'Spa', de: 'Spa', zh: '水疗' }
const all: PagePlaces = {
  routes: [{ path: '/spa', remote: 'mf-spa', widget: 'treatments', titles: words }],
  slots: {},
}

const noTexts = vi.fn(async () => {})

/** A page whose document has no page of a remote; the network answers, or fails. */
const federationOf = (isOnline = true) => {
  let places: PagePlaces = { routes: [], slots: {}, menu: [] }
  return {
    places: () => places,
    complete: vi.fn(async () => {
      if (!isOnline) throw new Error('offline')
      places = all
    }),
    hasWidget: vi.fn(async (_: string, widget: string) => widget !== 'room-reviews'),
    loadWidget: vi.fn(),
  }
}

it('fetches the widgets of a screen that their releases have', async () => {
  const federation = federationOf()
  await prefetchScreen('/rooms/loft?lang=de#main', federation, noTexts)
  expect(federation.loadWidget.mock.calls).toEqual([['mf-rooms', 'room-detail']])
  expect(federation.complete).not.toHaveBeenCalled()
})

it('fetches the composition first where the document does not know the page', async () => {
  const federation = federationOf()
  await prefetchScreen('/spa', federation, noTexts)
  expect(federation.complete).toHaveBeenCalledOnce()
  expect(federation.loadWidget.mock.calls).toEqual([['mf-spa', 'treatments']])
})

it('leaves it to the visit where the network fails', async () => {
  const federation = federationOf(false)
  await prefetchScreen('/spa', federation, noTexts)
  expect(federation.loadWidget).not.toHaveBeenCalled()
})

it('fetches the owner’s texts of a screen that has some', async () => {
  const prefetchTexts = vi.fn(async () => {})
  await prefetchScreen('/about', federationOf(), prefetchTexts)
  await prefetchScreen('/rooms/loft', federationOf(), prefetchTexts)
  expect(prefetchTexts.mock.calls).toEqual([['about']])
})
