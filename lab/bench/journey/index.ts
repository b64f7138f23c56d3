import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { countAt, type Pace } from '../pace.ts'
import { phone, slowProcessor } from '../pages/slow-phone.ts'
import { inTurn, type SiteName, startTwoSites } from '../site/two-sites.ts'
import { quantileOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'
import { bookOnPhone } from './book.ts'
import { type Interaction, watchInteractions } from './interactions.ts'

export interface JourneyResult {
  /** Milliseconds from an input to the next frame: 98 of 100 are shorter. */
  inpMs: { ours: Spread; oneBundle: Spread; ratio: Spread }
  medianMs: { ours: Spread; oneBundle: Spread }
  /** Interactions of one journey that took 16 ms or more. */
  interactions: { ours: number; oneBundle: number }
  /** The event that took longest on our site, in the slowest journey. */
  slowest: Interaction
}

const daysApart = 3

const journey = async (browser: Browser, site: string, number: number): Promise<Interaction[]> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowProcessor(await context.newCDPSession(page))
  const interactions = await watchInteractions(page)
  const today = dateInZone(new Date(), 'Asia/Colombo')
  await bookOnPhone(page, site, addDays(today, 30 + number * daysApart))
  // an event is reported after its frame
  await page.waitForTimeout(500)
  await context.close()
  return interactions()
}

/** Interaction to next paint through a whole booking on a slow phone, on our site and as one bundle. */
export const benchJourney = async (pace: Pace, say: (line: string) => void): Promise<JourneyResult> => {
  const sites = await startTwoSites()
  const browser = await launchWholeChromium()
  const found: Record<SiteName, Interaction[][]> = { ours: [], oneBundle: [] }
  try {
    await inTurn(countAt(pace, { whole: 9, quick: 1 }), async (site) => {
      say(`books on ${site}`)
      found[site].push(await journey(browser, sites.urls[site], found[site].length))
    })
  } finally {
    await browser.close()
    await sites.stop()
  }
  const each = (site: SiteName, share: number) =>
    found[site].map((all) =>
      quantileOf(
        all.map(({ durationMs }) => durationMs),
        share,
      ),
    )
  const count = (site: SiteName) => spreadOf(found[site].map(({ length }) => length)).median
  const [slowest] = found.ours.flat().toSorted((a, b) => b.durationMs - a.durationMs)
  if (!slowest) throw new Error('The browser told of no interaction.')
  const ours = each('ours', 0.98)
  const theirs = each('oneBundle', 0.98)
  return {
    inpMs: { ours: spreadOf(ours), oneBundle: spreadOf(theirs), ratio: ratioOf(ours, theirs) },
    medianMs: { ours: spreadOf(each('ours', 0.5)), oneBundle: spreadOf(each('oneBundle', 0.5)) },
    interactions: { ours: count('ours'), oneBundle: count('oneBundle') },
    slowest,
  }
}
