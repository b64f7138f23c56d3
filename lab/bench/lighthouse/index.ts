import { execFile } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '@calm-rest/testing/chromium'
import { freePort } from '@calm-rest/testing/free-port'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { countAt, type Pace } from '../pace.ts'
import { benchRoutes } from '../pages/routes.ts'
import { startOurSite } from '../site/our-site.ts'
import { type Spread, spreadOf } from '../statistics.ts'

export interface LighthouseResult {
  path: string
  /** Out of 100. */
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

/** Lighthouse finds no navigation in some traces of its own, and says itself to run it again. */
const runAgainOnce = (address: string) => run(address).catch(() => run(address))

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

/** Fetched when it is asked for: 176 MB and 100 packages are no part of what everybody installs. */
const lighthouse = 'lighthouse@13.5.0'

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

const judge = async (address: string, port: number) => {
  const options = ['--only-categories=performance', '--output=json', '--quiet', `--port=${port}`]
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address, ...options],
    {
      // it needs the Node that runs this
      env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const { categories, audits, runtimeError } = report.parse(JSON.parse(stdout))
  if (runtimeError) throw new Error(`Lighthouse has no score for ${address}: ${runtimeError.message}`)
  const figures = Object.fromEntries(
    lighthouseFigures.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
  ) as Record<LighthouseFigure, number>
  return { score: categories.performance.score * 100, figures }
}

/** Lighthouse's figures for the performance of our pages on a phone. */
export const benchLighthouse = async (pace: Pace): Promise<LighthouseResult[]> => {
  const site = await startOurSite()
  try {
    const results: LighthouseResult[] = []
    for (const { path } of benchRoutes) {
      const runs: Awaited<ReturnType<typeof run>>[] = []
      for (let round = 0; round < countAt(pace, { whole: 9, quick: 1 }); round += 1) {
        runs.push(await runAgainOnce(site.url + path.slice(1)))
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
