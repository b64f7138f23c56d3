import { findChromium } from '@calm-rest/testing/chromium'
import { freePort } from '@calm-rest/testing/free-port'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { benchRoutes } from '../pages/routes.ts'
import { startOurSite } from '../site/our-site.ts'
import { type Spread, spreadOf } from '../statistics.ts'

export interface LighthouseResult {
  path: string
  /** Of 100. */
  score: Spread
  figures: Record<LighthouseFigure, Spread>
}

/** Audits of which the score is made. */
export const lighthouseFigures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
] as const

export type LighthouseFigure = (typeof lighthouseFigures)[number]

/** Runs as a phone in a browser of its own, with Lighthouse's simulation of a slow line and processor. */
const run = async (address: string) => {
  const port = await freePort()
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox']
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  // the browser ends with its last page, and Lighthouse closes its own
  await browser.newPage()
  try {
    return await judge(address, port)
  } finally {
    await browser.close()
  }
}

const judge = async (address: string, port: number) => {
  const answer = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' })
  const { categories, audits, runtimeError } = answer?.lhr ?? {}
  const score = categories?.performance?.score
  if (runtimeError || score === undefined || score === null) {
    throw new Error(`Lighthouse has no score for ${address}: ${runtimeError?.message}`)
  }
  const figures = Object.fromEntries(
    lighthouseFigures.map((name) => [name, audits?.[name]?.numericValue ?? Number.NaN]),
  ) as Record<LighthouseFigure, number>
  return { score: score * 100, figures }
}

/** What Lighthouse says of the performance of our pages on a phone. */
export const benchLighthouse = async (isQuick: boolean): Promise<LighthouseResult[]> => {
  const site = await startOurSite()
  try {
    const results: LighthouseResult[] = []
    for (const { path } of benchRoutes) {
      const runs: Awaited<ReturnType<typeof run>>[] = []
      for (let round = 0; round < (isQuick ? 1 : 9); round += 1) {
        runs.push(await run(site.url + path.slice(1)))
      }
      results.push({
        path,
        score: spreadOf(runs.map(({ score }) => score)),
        figures: Object.fromEntries(
          lighthouseFigures.map((name) => [name, spreadOf(runs.map(({ figures }) => figures[name]))]),
        ) as LighthouseResult['figures'],
      })
    }
    return results
  } finally {
    await site.stop()
  }
}
