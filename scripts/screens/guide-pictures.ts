import type { Lang } from '@calm-rest/contract/widget'
import type { Page } from 'playwright-core'
import type { themes } from './shot.ts'

const desktop = { width: 1440, height: 900, scale: 1 } as const
const phone = { width: 390, height: 844, scale: 2 } as const

export interface GuidePicture {
  /** File name in docs/pictures, without its ending. */
  name: string
  path: string
  lang: Lang
  theme: (typeof themes)[number]
  screen: typeof desktop | typeof phone
  /** Brings the page into the state that the picture shows. */
  before?: (page: Page) => Promise<void>
}

/** The search of the home page comes from a remote, on a slow machine after the rest of the page. */
const searchComes = (page: Page) => page.getByRole('button', { name: /^(Search|Suchen)/ }).waitFor()

/** The pictures of the README. */
export const guidePictures: readonly GuidePicture[] = [
  { name: 'home', path: '/', lang: 'en', theme: 'light', screen: desktop, before: searchComes },
  { name: 'room', path: '/rooms/lighthouse-suite', lang: 'de', theme: 'light', screen: desktop },
  {
    name: 'rooms',
    path: '/rooms',
    lang: 'zh',
    theme: 'dark',
    screen: desktop,
    before: (page) => page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView()),
  },
  { name: 'night', path: '/', lang: 'en', theme: 'dark', screen: phone, before: searchComes },
]

/** The home page on a desktop and on a phone. */
export const homePictures = (lang: Lang): readonly GuidePicture[] =>
  [desktop, phone].map((screen) => ({
    name: 'home',
    path: '/',
    lang,
    theme: 'light',
    screen,
    before: searchComes,
  }))

/** Recordings of the front desk, of a property with two years of invented guests. */
export const deskPictures: readonly GuidePicture[] = [
  { name: 'desk-chart', path: '/desk/chart', lang: 'en', theme: 'light', screen: desktop },
  { name: 'desk-today', path: '/desk/today', lang: 'en', theme: 'light', screen: phone },
  { name: 'desk-prices', path: '/desk/prices', lang: 'de', theme: 'light', screen: phone },
  { name: 'desk-figures', path: '/desk/figures', lang: 'en', theme: 'dark', screen: phone },
]
