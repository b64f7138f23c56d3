import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { countAt, type Pace } from '../pace.ts'
import { serveFolder } from '../site/our-site.ts'
import { ratioOf, type Spread, spreadOf } from '../statistics.ts'
import { addCopies } from './copies.ts'
import { documents, measureOnce, type Round } from './measure-once.ts'
import { tokenFor } from './team.ts'

/** A site with a number of live remotes. */
export interface RemotesResult {
  remotes: number
  publishMs: Spread
  /** From the decision until a whole page has the release, without the gate. */
  promoteMs: Spread
  startMs: Spread
  /** A request for `/` that is answered from memory. */
  cachedPageMs: Spread
  largestPaintMs: Spread
  /** Bytes of documents by path, before compression. */
  documentBytes: Record<string, number>
  /** PSS in MB, after every remote has rendered a page. */
  siteMb: Spread
  bundlesMb: Spread
  /** Processes of server bundles. */
  processes: number
  /** A page whose server bundle sleeps, and the next of the same bundle; undefined where none has to sleep. */
  wake: { asleepMs: Spread; awakeMs: Spread } | undefined
  /** Pages of copies, and how many of them came without their widget's HTML. */
  pages: { asked: number; withoutHtml: number }
  /** Ratios to the smallest site, by round. */
  ratios: Record<(typeof compared)[number], Spread>
}

const counts = [5, 12, 57] as const
const compared = ['publishMs', 'promoteMs', 'startMs', 'cachedPageMs', 'largestPaintMs'] as const

interface PreparedSite {
  remotes: number
  dataDir: string
  copies: string[]
  token: string
  rounds: Round[]
}

/** Data folders of a first start, each with copies up to its number of remotes. */
const prepare = async (folder: string): Promise<PreparedSite[]> => {
  const first = join(folder, 'first')
  await (await serveFolder(first)).stop()
  const sites: PreparedSite[] = []
  for (const remotes of counts) {
    const dataDir = join(folder, `${remotes}`)
    cpSync(first, dataDir, { recursive: true })
    const copies = await addCopies(dataDir, remotes)
    sites.push({ remotes, dataDir, copies, token: tokenFor(dataDir), rounds: [] })
  }
  return sites
}

const resultOf = ({ remotes, rounds }: PreparedSite, smallest: readonly Round[]): RemotesResult => {
  const spread = (figure: (round: Round) => number | number[]) => spreadOf(rounds.flatMap(figure))
  const asleep = rounds.flatMap(({ asleepMs }) => asleepMs)
  const sum = (figure: (round: Round) => number) => rounds.reduce((all, round) => all + figure(round), 0)
  const ratio = (figure: (typeof compared)[number]) =>
    ratioOf(
      rounds.map((round) => round[figure]),
      smallest.map((round) => round[figure]),
    )
  return {
    remotes,
    publishMs: spread(({ publishMs }) => publishMs),
    promoteMs: spread(({ promoteMs }) => promoteMs),
    startMs: spread(({ startMs }) => startMs),
    cachedPageMs: spread(({ cachedPageMs }) => cachedPageMs),
    largestPaintMs: spread(({ largestPaintMs }) => largestPaintMs),
    documentBytes: Object.fromEntries(
      documents.map((path) => [path, Math.max(...rounds.map((round) => round.documentBytes[path] ?? 0))]),
    ),
    siteMb: spread(({ siteMb }) => siteMb),
    bundlesMb: spread(({ bundlesMb }) => bundlesMb),
    processes: Math.max(...rounds.map(({ processes }) => processes)),
    wake:
      asleep.length > 0
        ? { asleepMs: spreadOf(asleep), awakeMs: spread(({ awakeMs }) => awakeMs) }
        : undefined,
    pages: { asked: sum(({ asked }) => asked), withoutHtml: sum(({ withoutHtml }) => withoutHtml) },
    ratios: {
      publishMs: ratio('publishMs'),
      promoteMs: ratio('promoteMs'),
      startMs: ratio('startMs'),
      cachedPageMs: ratio('cachedPageMs'),
      largestPaintMs: ratio('largestPaintMs'),
    },
  }
}

/** What 5, 12 and 57 live remotes cost. */
export const benchRemotes = async (pace: Pace, say: (line: string) => void): Promise<RemotesResult[]> => {
  await buildSite()
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const browser = await launchWholeChromium()
  try {
    const sites = await prepare(folder)
    for (let round = 0; round < countAt(pace, { whole: 3, quick: 1 }); round += 1) {
      for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
        say(`remotes ${site.remotes}, round ${round + 1}`)
        site.rounds.push(await measureOnce(browser, site, round))
      }
    }
    const smallest = sites[0]?.rounds ?? []
    return sites.map((site) => resultOf(site, smallest))
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
