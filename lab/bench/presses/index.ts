import { launchWholeChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { countAt, type Pace } from '../pace.ts'
import { type BenchRoute, shownMonths } from '../pages/routes.ts'
import { phone } from '../pages/slow-phone.ts'
import { clickVisit } from '../pages/visit.ts'
import { inTurn, type SiteName, startTwoSites } from '../site/two-sites.ts'
import { ratioOf, type Spread, spreadOf } from '../statistics.ts'

/** Milliseconds from the start of a visit until a press has its effect for the first time. */
export interface PressResult {
  what: string
  path: string
  cold: PressTimes
  warm: PressTimes
}

export interface PressTimes {
  oursMs: Spread
  oneBundleMs: Spread
  ratio: Spread
}

interface Press {
  path: string
  control: BenchRoute['control']
}

const presses: readonly Press[] = [
  {
    path: '/',
    control: {
      what: 'the menu',
      selector: 'header button[aria-expanded]',
      state: 'header button[aria-expanded=true]',
    },
  },
  {
    path: '/',
    control: {
      what: 'a language',
      selector: 'header button[lang=de]',
      state: 'header button[lang=de][aria-pressed=true]',
    },
  },
  {
    path: '/rooms',
    control: {
      what: 'a category',
      selector: '[role=tab][aria-selected=false]',
      state: '[role=tab][aria-selected=true]',
    },
  },
  {
    path: '/rooms/lighthouse-suite',
    control: { what: 'the next picture', selector: '[aria-label="Next picture"]', state: '[data-row]' },
  },
  {
    path: '/book?room=lighthouse-suite&guests=2',
    control: { what: 'the next month', selector: '[aria-label="Next month"]', state: shownMonths },
  },
  {
    path: '/location',
    control: { what: 'the map', selector: '[aria-describedby=map-note]', state: 'main iframe' },
  },
]

/** A visit with an empty cache and a second one of the same browser. */
const pressTwice = async (browser: Browser, address: string, control: Press['control']) => {
  const context = await browser.newContext(phone)
  const cold = await clickVisit(context, address, { control })
  const warm = await clickVisit(context, address, { control })
  await context.close()
  return { cold, warm }
}

const measurePress = async (
  browser: Browser,
  urls: Record<SiteName, string>,
  { path, control }: Press,
  rounds: number,
): Promise<PressResult> => {
  const found: Record<SiteName, Awaited<ReturnType<typeof pressTwice>>[]> = { ours: [], oneBundle: [] }
  await inTurn(rounds, async (site) => {
    found[site].push(await pressTwice(browser, urls[site] + path.slice(1), control))
  })
  const times = (cache: 'cold' | 'warm'): PressTimes => {
    const ours = found.ours.map((one) => one[cache])
    const theirs = found.oneBundle.map((one) => one[cache])
    return { oursMs: spreadOf(ours), oneBundleMs: spreadOf(theirs), ratio: ratioOf(ours, theirs) }
  }
  return { what: control.what, path, cold: times('cold'), warm: times('warm') }
}

/** How soon the first press works, by its kind, on our site and on the same screens as one bundle. */
export const benchPresses = async (pace: Pace, say: (line: string) => void): Promise<PressResult[]> => {
  const sites = await startTwoSites()
  const browser = await launchWholeChromium()
  try {
    const results: PressResult[] = []
    for (const press of presses) {
      say(`presses ${press.control.what}`)
      results.push(await measurePress(browser, sites.urls, press, countAt(pace, { whole: 9, quick: 1 })))
    }
    return results
  } finally {
    await browser.close()
    await sites.stop()
  }
}
