import type { Browser } from 'playwright-core'
import { ratioOf, type Spread, spreadOf } from '../statistics.ts'
import type { BenchRoute } from './routes.ts'
import { phone } from './slow-phone.ts'
import { type Kind, kinds } from './traffic.ts'
import { blockScripts, clickVisit, type Visit, visit } from './visit.ts'

/** `document` is ours without its scripts: what its HTML, styles, fonts and pictures take. */
export const sites = ['ours', 'oneBundle', 'static', 'document'] as const

export type SiteName = (typeof sites)[number]

export const figures = [
  'firstPaintMs',
  'largestPaintMs',
  'clickWorksMs',
  'blockingMs',
  'layoutShift',
  'requests',
] as const

export type Figure = (typeof figures)[number]

export interface Measured {
  figures: Partial<Record<Figure, Spread>>
  bytes: Record<Kind, number>
}

export interface RouteResult {
  name: string
  path: string
  control: string
  cache: 'cold' | 'warm'
  sites: Record<SiteName, Measured>
  /** Ratio of ours to each of the others, by round. */
  ratios: Record<Exclude<SiteName, 'ours'>, Partial<Record<Figure, Spread>>>
}

type Round = Partial<Record<Figure, number>> & Pick<Visit, 'bytes'>

/** A visit with an empty cache, then a second one of the same browser. */
const visitTwice = async (browser: Browser, address: string, route: BenchRoute, site: SiteName) => {
  const rounds: Round[] = []
  const looking = await browser.newContext(phone)
  const pressing = await browser.newContext(phone)
  for (let i = 0; i < 2; i += 1) {
    const look = await visit(looking, address, site === 'document' ? blockScripts : undefined)
    const hasScripts = site === 'ours' || site === 'oneBundle'
    const press = hasScripts ? { clickWorksMs: await clickVisit(pressing, address, route) } : {}
    rounds.push({ ...look, ...press })
  }
  await Promise.all([looking.close(), pressing.close()])
  return rounds
}

/** Measures one route on every site, in each round in another order. */
export const measureRoute = async (
  browser: Browser,
  urls: Record<SiteName, string>,
  route: BenchRoute,
  rounds: number,
): Promise<RouteResult[]> => {
  const found: Record<SiteName, Round[][]> = { ours: [], oneBundle: [], static: [], document: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < sites.length; turn += 1) {
      const site = sites[(round + turn) % sites.length] ?? 'ours'
      const address = urls[site] + route.path.slice(1)
      found[site].push(await visitTwice(browser, address, route, site))
    }
  }
  return (['cold', 'warm'] as const).map((cache, i) => {
    const of = (site: SiteName) => found[site].flatMap((round) => round[i] ?? [])
    const { name, path, control } = route
    return {
      name,
      path,
      control: control.what,
      cache,
      sites: {
        ours: toMeasured(of('ours')),
        oneBundle: toMeasured(of('oneBundle')),
        static: toMeasured(of('static')),
        document: toMeasured(of('document')),
      },
      ratios: {
        oneBundle: compare(of('ours'), of('oneBundle')),
        static: compare(of('ours'), of('static')),
        document: compare(of('ours'), of('document')),
      },
    }
  })
}

const valuesOf = (rounds: readonly Round[], figure: Figure) => rounds.flatMap((round) => round[figure] ?? [])

const toMeasured = (rounds: readonly Round[]): Measured => ({
  figures: Object.fromEntries(
    figures
      .map((figure) => [figure, valuesOf(rounds, figure)] as const)
      .filter(([, values]) => values.length > 0)
      .map(([figure, values]) => [figure, spreadOf(values)]),
  ),
  bytes: Object.fromEntries(
    kinds.map((kind) => [kind, spreadOf(rounds.map(({ bytes }) => bytes[kind])).median]),
  ) as Record<Kind, number>,
})

/** Ratios of times; none to a page that did not take any. */
const compare = (ours: readonly Round[], theirs: readonly Round[]) =>
  Object.fromEntries(
    figures
      .filter((figure) => figure.endsWith('Ms'))
      .map((figure) => [figure, valuesOf(ours, figure), valuesOf(theirs, figure)] as const)
      .filter(([, , others]) => others.length > 0 && others.every((value) => value > 0))
      .map(([figure, mine, others]) => [figure, ratioOf(mine, others)]),
  )
