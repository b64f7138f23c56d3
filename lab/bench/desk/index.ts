import { openDesk } from '@calm-rest/api/desk'
import { openDatabase } from '@calm-rest/api/queries'
import { nightsBetween } from '@calm-rest/contract/stay'
import { prepareDemonstration, seasonAround } from '@calm-rest/demo'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { withPasskeys } from '@calm-rest/testing/passkeys'
import type { BrowserContext, Page } from 'playwright-core'
import { type Interaction, watchInteractions } from '../journey/interactions.ts'
import { countAt, type Pace } from '../pace.ts'
import { phone, slowProcessor } from '../pages/slow-phone.ts'
import { startOurSite } from '../site/our-site.ts'
import { quantileOf, type Spread, spreadOf } from '../statistics.ts'
import { framesDuring } from './frames.ts'
import { dragStay, pressChart, scrollChart } from './use-chart.ts'

/** Frames of one kind of use: of 60 a second each has 16.7 ms. */
export interface FrameFigures {
  /** Figures of one round. */
  frames: Spread
  /** Percentage of frames of 16.7 ms and more. */
  latePercent: Spread
  p98Ms: Spread
  longestMs: Spread
}

export interface DeskResult {
  units: number
  nights: number
  stays: number
  scroll: FrameFigures
  drag: FrameFigures
  /** Milliseconds from an input to the next frame: 98 of 100 are shorter. */
  inpMs: Spread
  interactions: Spread
  /** The event that took longest in all rounds. */
  slowest: Interaction
}

interface Round {
  scroll: number[]
  drag: number[]
  inputs: Interaction[]
}

/** A display's frames differ by some microseconds; the next whole one is late. */
const lateMs = 1000 / 60 + 1

const framesOf = (rounds: readonly number[][]): FrameFigures => ({
  frames: spreadOf(rounds.map(({ length }) => length)),
  latePercent: spreadOf(
    rounds.map((frames) => (frames.filter((ms) => ms > lateMs).length / frames.length) * 100),
  ),
  p98Ms: spreadOf(rounds.map((frames) => quantileOf(frames, 0.98))),
  longestMs: spreadOf(rounds.map((frames) => Math.max(...frames))),
})

/** Signs a new owner in with a passkey of the browser; its session holds for all pages of the context. */
const signIn = async (page: Page, url: string, dataDir: string) => {
  await withPasskeys(page)
  const desk = await openDesk({ dataDir, who: 'bench' })
  const { token } = await desk.staff.invite({ name: 'Bench', role: 'owner', email: undefined })
  await desk.close()
  await page.goto(`${url}desk#invite=${token}`)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('navigation', { name: 'Front desk' }).waitFor()
}

const measureRound = async (context: BrowserContext, url: string): Promise<Round> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowProcessor(session)
  const interactions = await watchInteractions(page)
  await page.goto(`${url}desk/chart`)
  await page.getByRole('grid', { name: 'Rooms by nights' }).getByRole('gridcell').first().waitFor()
  // the page's start is not part of the chart's use
  await page.waitForTimeout(1500)
  const scroll = await framesDuring(page, () => scrollChart(page, session))
  const drag = await framesDuring(page, async () => {
    for (let time = 0; time < 3; time += 1) await dragStay(page, session)
  })
  await pressChart(page)
  // an event is reported after its frame
  await page.waitForTimeout(500)
  await page.close()
  return { scroll, drag, inputs: interactions() }
}

const countIn = async (dataDir: string) => {
  const db = await openDatabase({ dataDir })
  const count = async (table: string) =>
    (await db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get()) ?? 0
  const counts = { units: await count('units'), stays: await count('bookings') }
  await db.close()
  return counts
}

/** The tape chart over a lively season on a slow phone: scrolled, dragged and pressed. */
export const benchDesk = async (pace: Pace, say: (line: string) => void): Promise<DeskResult> => {
  const site = await startOurSite((dataDir) => prepareDemonstration(dataDir))
  const browser = await launchWholeChromium()
  try {
    const context = await browser.newContext(phone)
    await signIn(await context.newPage(), site.url, site.dataDir)
    const rounds: Round[] = []
    for (let round = 1; round <= countAt(pace, { whole: 7, quick: 1 }); round += 1) {
      say(`desk, round ${round}`)
      rounds.push(await measureRound(context, site.url))
    }
    const [slowest] = rounds.flatMap(({ inputs }) => inputs).toSorted((a, b) => b.durationMs - a.durationMs)
    if (!slowest) throw new Error('The browser told of no interaction.')
    const { from, until } = seasonAround('2027-01-01')
    return {
      ...(await countIn(site.dataDir)),
      nights: nightsBetween(from, until),
      scroll: framesOf(rounds.map(({ scroll }) => scroll)),
      drag: framesOf(rounds.map(({ drag }) => drag)),
      inpMs: spreadOf(
        rounds.map(({ inputs }) =>
          quantileOf(
            inputs.map(({ durationMs }) => durationMs),
            0.98,
          ),
        ),
      ),
      interactions: spreadOf(rounds.map(({ inputs }) => inputs.length)),
      slowest,
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
