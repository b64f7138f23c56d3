import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { freePort } from '@calm-rest/testing/free-port'
import type { BenchCommand } from '../arguments.ts'
import { buildOneBundle } from '../one-bundle/build.ts'
import { countAt } from '../pace.ts'
import { type BenchProcess, startProcess } from '../processes/start-process.ts'
import { measureRoute, type RouteResult } from './measure.ts'
import { benchRoutes } from './routes.ts'
import { savePage } from './save-page.ts'

type Served = BenchProcess<{ url: string }>

const script = (name: string) => new URL(`servers/${name}`, import.meta.url)

/** Measures our pages, the same screens as one bundle, and the same pages as static files, on one machine. */
export const benchPages = async (
  { pace, route: only }: BenchCommand,
  say: (line: string) => void,
): Promise<RouteResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  await buildSite()
  const bundle = await buildOneBundle(folder)
  const port = await freePort({ run: 5 })
  const serve = (name: string, at: number, args: string[] = []): Promise<Served> => {
    Object.assign(process.env, { PORT: String(port + at), DATA_DIR: join(folder, 'site') })
    return startProcess(script(name), args)
  }
  // our identity provider takes two ports after it
  const ours = await serve('serve-ours.ts', 0)
  const oneBundle = await serve('serve-one-bundle.ts', 3, [folder, JSON.stringify(bundle)])
  const plain = await serve('serve-saved.ts', 4)
  const browser = await launchWholeChromium()
  try {
    const results: RouteResult[] = []
    const rounds = countAt(pace, { whole: 9, quick: 2 })
    for (const route of benchRoutes.filter(({ name }) => only === undefined || name === only)) {
      await plain.ask('save', await savePage(browser, ours.ready.url, route))
      const urls = {
        ours: ours.ready.url,
        oneBundle: oneBundle.ready.url,
        static: plain.ready.url,
        document: ours.ready.url,
      }
      say(`measures ${route.path}`)
      results.push(...(await measureRoute(browser, urls, route, rounds)))
    }
    return results
  } finally {
    await browser.close()
    for (const server of [ours, oneBundle, plain]) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
