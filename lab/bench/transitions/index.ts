import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { hydrated } from '@calm-rest/testing/hydrated'
import type { Browser, Page } from 'playwright-core'
import { watchInteractions } from '../journey/interactions.ts'
import { countAt, type Pace } from '../pace.ts'
import { phone, slowProcessor } from '../pages/slow-phone.ts'
import { startOurSite } from '../site/our-site.ts'
import { ratioOf, type Spread, spreadOf } from '../statistics.ts'

/** From a press that begins a transition to the next frame, in milliseconds. */
export interface TransitionResult {
  what: string
  movingMs: Spread
  /** The same press of a visitor who wants reduced motion. */
  stillMs: Spread
  ratio: Spread
}

const motions = ['no-preference', 'reduce'] as const

type Motion = (typeof motions)[number]

interface Press {
  what: string
  /** Where it is pressed, unless the press before has led there. */
  path?: string
  press: (page: Page) => Promise<void>
  /** Resolves when the press has had its effect. */
  worked: (page: Page) => Promise<void>
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

const presses: readonly Press[] = [
  {
    what: 'from a card to its room',
    path: 'rooms',
    press: (page) => page.locator('#main a:has(img)[href^="/rooms/"]').first().tap(),
    worked: (page) => page.getByRole('button', { name: 'Next picture' }).waitFor(),
  },
  {
    what: 'back to the card',
    press: (page) => page.getByRole('button', { name: '← Back' }).tap(),
    worked: (page) => heading(page, 'Our Rooms'),
  },
  {
    what: 'another language',
    press: (page) => page.getByRole('button', { name: 'Deutsch' }).tap(),
    worked: (page) => heading(page, 'Unsere Zimmer'),
  },
  {
    what: 'a calendar opens',
    path: 'book?room=lighthouse-suite&checkIn=2027-07-01&checkOut=2027-07-04&guests=2',
    press: (page) =>
      page
        .getByLabel(/^Check-out/)
        .locator('xpath=..')
        .getByRole('button')
        .tap(),
    worked: (page) => page.getByRole('dialog').waitFor(),
  },
]

/** Longer than any of the transitions, and than a browser takes to tell of an event. */
const settleMs = 800

/** An event that a browser does not report was shorter than the shortest one that it reports. */
const leastMs = 16

/** How long each press took to the next frame, in their order. */
const pressAll = async (browser: Browser, site: string, reducedMotion: Motion): Promise<number[]> => {
  const context = await browser.newContext({ ...phone, reducedMotion })
  const page = await context.newPage()
  const interactions = await watchInteractions(page)
  await slowProcessor(await context.newCDPSession(page))
  const found: number[] = []
  for (const { path, press, worked } of presses) {
    if (path !== undefined) {
      await page.goto(site + path, { waitUntil: 'load' })
      await hydrated(page)
    }
    await page.waitForTimeout(settleMs)
    const before = interactions().length
    await press(page)
    await worked(page)
    await page.waitForTimeout(settleMs)
    const own = interactions().slice(before)
    found.push(Math.max(leastMs, ...own.map(({ durationMs }) => durationMs)))
  }
  await context.close()
  return found
}

/** Interaction to next paint of the presses that begin a transition, on a slow phone, beside the same without motion. */
export const benchTransitions = async (
  pace: Pace,
  say: (line: string) => void,
): Promise<TransitionResult[]> => {
  const site = await startOurSite()
  const browser = await launchWholeChromium()
  const found: Record<Motion, number[][]> = { 'no-preference': [], reduce: [] }
  try {
    const rounds = countAt(pace, { whole: 9, quick: 3 })
    for (let round = 0; round < rounds; round += 1) {
      say(`presses ${presses.length} controls, with motion and without, round ${round + 1}`)
      for (const motion of round % 2 === 0 ? motions : motions.toReversed())
        found[motion].push(await pressAll(browser, site.url, motion))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return presses.map(({ what }, i) => {
    const of = (motion: Motion) => found[motion].flatMap((round) => round[i] ?? [])
    const moving = of('no-preference')
    const still = of('reduce')
    return { what, movingMs: spreadOf(moving), stillMs: spreadOf(still), ratio: ratioOf(moving, still) }
  })
}
