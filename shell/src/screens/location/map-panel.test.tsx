import type { WordsByLang } from '@calm-rest/i18n'
import { seededTextAt } from '@calm-rest/testing'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { reachabilityUrl } from '../../hotel/maps.ts'
import { ScreenWords } from '../../site/screen-words.tsx'
import type { SiteFacts } from '../../site/site-facts.ts'
import { facts as siteFacts } from '../../testing/facts.fixture.ts'
import { mountInShell } from '../../testing/mount-page.fixture.tsx'
import { MapPanel } from './map-panel.tsx'

const words: WordsByLang = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  zh: () => import('./locales/zh.json'),
}

const mount = async (lang: 'en' | 'zh' = 'en', facts?: Partial<SiteFacts>) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const asked = vi.fn((_url: string, _options: RequestInit) => promise)
  vi.stubGlobal('fetch', asked)
  const view = await mountInShell(
    <ScreenWords namespace="location" words={words}>
      <MapPanel drawn={seededTextAt('location.map.picture', lang)} />
    </ScreenWords>,
    { lang, site: { facts: { ...siteFacts, ...facts } } },
  )
  await view.until(() => expect(view.page.querySelector('img')).not.toBeNull())
  const { page } = view
  const frame = () => page.querySelector('iframe')
  return {
    ...view,
    asked,
    frame,
    button: () => page.querySelector('button') as HTMLElement,
    reach: () => act(async () => resolve(new Response())),
    fail: () => act(async () => reject(new TypeError('blocked'))),
    load: () => act(async () => void frame()?.dispatchEvent(new window.Event('load'))),
  }
}

it('shows a drawn map, and asks nothing of Google', async () => {
  const { outline, asked, frame } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "div tabindex=-1
      img alt=Drawn map of the bay of Mirissa with the house, the beach and the road to Galle height=800 src=/art/map.svg width=1200
    button type=button described='The Google map is fetched from Google when you ask for it, and not before.': Show Google map
    a href=https://www.google.com/maps/search/?api=1&query=5.9485%2C80.4573 rel=noopener noreferrer target=_blank
      Open in Google Maps
      (opens in a new tab)
    a href=https://uri.amap.com/marker?position=80.4573%2C5.9485&name=Calm+Rest&coordinate=wgs84 rel=noopener noreferrer target=_blank
      Open in Amap
      (opens in a new tab)
    p: The Google map is fetched from Google when you ask for it, and not before."
  `)
  expect(asked).not.toHaveBeenCalled()
  expect(frame()).toBeNull()
})

it('loads Google’s map by a press, once Google can be reached, and shows it once it is there', async () => {
  const { press, button, asked, reach, load, frame, page } = await mount()
  await press(button())
  expect(asked).toHaveBeenCalledWith(
    reachabilityUrl,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' }),
  )
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(frame()).toBeNull()
  // a second press asks nothing
  await press(button())
  expect(asked).toHaveBeenCalledOnce()
  await reach()
  expect(frame()?.getAttribute('referrerpolicy') ?? frame()?.getAttribute('referrerPolicy')).toBe(
    'no-referrer',
  )
  expect(page.querySelector('img')).not.toBeNull()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await load()
  expect(page.querySelector('img')).toBeNull()
  expect(page.querySelector('button')).toBeNull()
  expect(page.querySelector('#map-note')).toBeNull()
  expect(frame()).not.toBeNull()
})

it('gives the focus of its button to the map that replaces it, and takes it from nobody else', async () => {
  const shown = async (active: (view: Awaited<ReturnType<typeof mount>>) => Element) => {
    const view = await mount()
    await view.press(view.button())
    await view.reach()
    const focused = vi.fn()
    Object.assign(view.frame()?.parentElement as Element, { focus: focused })
    Object.defineProperty(document, 'activeElement', { configurable: true, value: active(view) })
    await view.load()
    return focused
  }
  expect(await shown((view) => view.button())).toHaveBeenCalledWith({ preventScroll: true })
  expect(await shown((view) => view.page)).not.toHaveBeenCalled()
})

it('says that Google cannot be reached, keeps the drawn map, and tries again by a press', async () => {
  const { press, button, fail, frame, page, asked } = await mount()
  await press(button())
  await fail()
  expect(page.textContent).toContain('The Google map could not be loaded')
  expect(page.querySelector('img')).not.toBeNull()
  expect(frame()).toBeNull()
  expect(button().getAttribute('aria-busy')).toBeNull()
  await press(button())
  expect(asked).toHaveBeenCalledTimes(2)
})

it('gives up a map that does not come in twenty seconds', async () => {
  const { press, button, reach, frame, outline } = await mount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = outline()
  await press(button())
  await reach()
  await act(async () => void vi.advanceTimersByTime(19_999))
  expect(frame()).not.toBeNull()
  await act(async () => void vi.advanceTimersByTime(1))
  expect(frame()).toBeNull()
  expect(outline()).not.toBe(before)
})

it('leads first to the map that works in China, for readers of Chinese', async () => {
  const hrefs = async (lang: 'en' | 'zh') => {
    const { page } = await mount(lang)
    return [...page.querySelectorAll('a')].map((one) => new URL(one.getAttribute('href') ?? '').hostname)
  }
  const english = await hrefs('en')
  expect(english).toHaveLength(2)
  expect(await hrefs('zh')).toEqual([...english].reverse())
  expect(english[0]).toContain('google')
})

it('shows the country with a pin where nobody drew a map, and names the place', async () => {
  const { page } = await mount('en', { look: { drawings: 'plain', accent: '#10214b' } })
  const img = page.querySelector('img')
  expect(img?.getAttribute('src')).toBe('/art/own/map.svg?at=5.9485,80.4573&in=10214b&lang=en')
  expect(img?.getAttribute('alt')).toBe('Map with a pin in Mirissa, Sri Lanka')
})
