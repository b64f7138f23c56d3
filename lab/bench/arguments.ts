import { readArguments, WrongUse } from '@calm-rest/command'
import { benchRoutes } from './pages/routes.ts'

export const benchmarks = ['pages', 'embeds', 'api', 'engines', 'scale', 'builds', 'releases'] as const

export type Benchmark = (typeof benchmarks)[number]

export interface BenchCommand {
  benchmarks: readonly Benchmark[]
  /** Few rounds, to see that it works: such figures are not kept. */
  isQuick: boolean
  /** The one page that is measured of all: such figures are not kept either. */
  route: string | undefined
}

const routes = benchRoutes.map(({ name }) => name)

export const usage = `npm run bench [-- BENCHMARK…] [--quick] [--route NAME]

Benchmarks: ${benchmarks.join(', ')}; all of them without one. --quick takes few rounds and keeps no figures.
--route measures one of the pages, ${routes.join(', ')}, in all rounds, and keeps no figures.`

const options = { quick: { type: 'boolean' }, route: { type: 'string' } } as const

const isBenchmark = (name: string): name is Benchmark => (benchmarks as readonly string[]).includes(name)

/** Throws with the usage where it is not understood. */
export const parseBenchCommand = (args: readonly string[]): BenchCommand => {
  const { values, positionals } = readArguments(args, usage, options)
  const unknown = positionals.find((name) => !isBenchmark(name))
  if (unknown !== undefined) throw new WrongUse(`There is no benchmark '${unknown}'.`, usage)
  const { quick: isQuick = false, route } = values
  if (route === undefined)
    return {
      benchmarks: positionals.length > 0 ? positionals.filter(isBenchmark) : benchmarks,
      isQuick,
      route,
    }
  if (!routes.includes(route)) throw new WrongUse(`There is no page '${route}'.`, usage)
  if (positionals.some((name) => name !== 'pages')) throw new WrongUse('Only pages has a --route.', usage)
  return { benchmarks: ['pages'], isQuick, route }
}
