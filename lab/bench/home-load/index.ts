import { setTimeout } from 'node:timers/promises'
import { residentMb } from '../../torture/processes/memory.ts'
import { record } from '../api/reads.ts'
import type { LoadResult } from '../load/clients.ts'
import { countAt, type Pace, secondsAt } from '../pace.ts'
import { startProcess } from '../processes/start-process.ts'
import { type OurSite, startOurSite } from '../site/our-site.ts'
import { quantileOf, ratioOf, type Spread, spreadOf } from '../statistics.ts'

export interface HomeLoadResult {
  bytes: number
  perSecond: { ours: Spread; bare: Spread; ratio: Spread }
  p99Ms: { ours: Spread; bare: Spread }
  /** Memory of the site and the processes of its server bundles, in MB, and the seconds of load between both. */
  memoryMb: { before: number; after: number }
  seconds: number
}

const clients = 32
const home = { path: '/', headers: { 'Accept-Encoding': 'gzip, br' } }
const script = (name: string) => new URL(name, import.meta.url)

/** The first guests get the page as it is rendered. */
const untilCached = async ({ port }: OurSite) => {
  for (;;) {
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: home.headers })
    await page.text()
    if (page.headers.has('ETag')) return
    await setTimeout(50)
  }
}

/** `/` under load, beside a bare `node:http` that answers the same bytes, in turn in each round. */
export const benchHomeLoad = async (pace: Pace): Promise<HomeLoadResult> => {
  const site = await startOurSite()
  const bare = await startProcess<{ port: number }>(script('../api/serve-bare.ts'))
  const load = await startProcess(script('../load/load-process.ts'))
  const rounds = countAt(pace, { whole: 9, quick: 2 })
  const secondsEach = secondsAt(pace, { whole: 7, quick: 1 })
  const once = async (port: number, seconds: number) => {
    const job = { ports: [port], clients, seconds, ...home }
    const { answers, latenciesMs, statuses, ...took } = await load.ask<LoadResult>('read', job)
    if (statuses[200] !== answers) throw new Error(`Not all were 200: ${JSON.stringify(statuses)}`)
    return { perSecond: answers / took.seconds, p99Ms: quantileOf(latenciesMs, 0.99) }
  }
  try {
    await untilCached(site)
    const before = residentMb(site.pid)
    const { bytes, ...recorded } = await record(site.port, home)
    await bare.ask('answerWith', recorded)
    for (const port of [site.port, bare.ready.port]) await once(port, 1)
    const ours: Awaited<ReturnType<typeof once>>[] = []
    const theirs: typeof ours = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await once(site.port, secondsEach))
      theirs.push(await once(bare.ready.port, secondsEach))
    }
    const perSecond = (of: typeof ours) => of.map((one) => one.perSecond)
    const p99Ms = (of: typeof ours) => spreadOf(of.map((one) => one.p99Ms))
    return {
      bytes,
      perSecond: {
        ours: spreadOf(perSecond(ours)),
        bare: spreadOf(perSecond(theirs)),
        ratio: ratioOf(perSecond(ours), perSecond(theirs)),
      },
      p99Ms: { ours: p99Ms(ours), bare: p99Ms(theirs) },
      memoryMb: { before, after: residentMb(site.pid) },
      seconds: rounds * secondsEach,
    }
  } finally {
    for (const child of [site, bare, load]) await child.stop()
  }
}
