import type { Browser } from 'playwright-core'
import { processesOf, proportionalMb } from '../../torture/processes/memory.ts'
import { phone } from '../pages/slow-phone.ts'
import { visit } from '../pages/visit.ts'
import { serveFolder } from '../site/our-site.ts'
import { medianOf } from '../statistics.ts'
import { pageOf, visitAll } from './renders.ts'
import { releaseAsTeam } from './team.ts'

/** Figures of one site in one round. */
export interface Round {
  publishMs: number
  promoteMs: number
  startMs: number
  cachedPageMs: number
  largestPaintMs: number
  documentBytes: Record<string, number>
  siteMb: number
  bundlesMb: number
  processes: number
  asleepMs: number[]
  awakeMs: number[]
  asked: number
  withoutHtml: number
}

interface MeasuredSite {
  dataDir: string
  copies: readonly string[]
  token: string
}

/** Pages whose documents are weighed. */
export const documents = ['/', '/rooms', '/login']
/** Times that a page from memory is requested. */
const requests = 200
/** Releases of a team in one round. */
const releases = 2
/** Copies that are asked again after all others, when the memory of the pool has long gone to those. */
const askedAgain = 6

/** Bytes of a document once two answers in a row are the same: the first may lack HTML of a bundle that starts. */
const settledBytes = async (address: URL): Promise<number> => {
  let before: string | undefined
  for (;;) {
    const text = await (await fetch(address)).text()
    if (text === before) return Buffer.byteLength(text)
    before = text
  }
}

const timesOf = async (count: number, work: (n: number) => Promise<unknown>) => {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const startedMs = performance.now()
    await work(n)
    times.push(performance.now() - startedMs)
  }
  return times
}

/** Starts the site, and measures everything once. */
export const measureOnce = async (
  browser: Browser,
  { dataDir, copies, token }: MeasuredSite,
  round: number,
): Promise<Round> => {
  const startedMs = performance.now()
  const site = await serveFolder(dataDir)
  const startMs = performance.now() - startedMs
  const { url, pid } = site
  try {
    const documentBytes: Record<string, number> = {}
    for (const path of documents) documentBytes[path] = await settledBytes(new URL(path, url))
    const cached = await timesOf(requests, async () => (await fetch(url)).text())
    const released = []
    for (let n = 0; n < releases; n += 1) {
      released.push(await releaseAsTeam({ url, dataDir, token }, `90.${round}.${n}`))
    }
    const context = await browser.newContext(phone)
    const { largestPaintMs } = await visit(context, url)
    await context.close()

    const pages = await visitAll(url, copies, 1)
    const workers = processesOf(pid).filter((one) => one !== pid)
    const bundlesMb = workers.reduce((sum, one) => sum + proportionalMb(one), 0)
    const siteMb = proportionalMb(pid)
    const again = copies.length > askedAgain ? copies.slice(0, askedAgain) : []
    const asleep = []
    const awake = []
    for (const remote of again) {
      asleep.push(await pageOf(url, remote, 2))
      awake.push(await pageOf(url, remote, 3))
    }
    const asked = [...pages, ...asleep, ...awake]
    return {
      publishMs: medianOf(released.map((one) => one.publishMs)),
      promoteMs: medianOf(released.map((one) => one.promoteMs)),
      startMs,
      cachedPageMs: medianOf(cached),
      largestPaintMs,
      documentBytes,
      siteMb,
      bundlesMb,
      processes: workers.length,
      asleepMs: asleep.map(({ ms }) => ms),
      awakeMs: awake.map(({ ms }) => ms),
      asked: asked.length,
      withoutHtml: asked.filter(({ isWhole }) => !isWhole).length,
    }
  } finally {
    await site.stop()
  }
}
