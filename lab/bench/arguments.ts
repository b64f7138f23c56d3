import { readArguments, WrongUse } from '@calm-rest/command'
import { benchRoutes } from './pages/routes.ts'

export const parts = ['pages', 'embeds', 'api', 'engines', 'scale', 'builds', 'releases'] as const

export type Part = (typeof parts)[number]

export interface BenchCommand {
  parts: readonly Part[]
  /** Few rounds, to see that it works: such figures are not kept. */
  isQuick: boolean
  /** The one page that is measured of all: such figures are not kept either. */
  route: string | undefined
}

const routes = benchRoutes.map(({ name }) => name)

export const usage = `npm run bench [-- PART…] [--quick] [--route NAME]

Parts: ${parts.join(', ')}; all of them without one. --quick takes few rounds and keeps no figures.
--route measures one of the pages, ${routes.join(', ')}, in all rounds, and keeps no figures.`

const options = { quick: { type: 'boolean' }, route: { type: 'string' } } as const

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name)

/** Throws with the usage where it is not understood. */
export const parseBenchCommand = (args: readonly string[]): BenchCommand => {
  const { values, positionals } = readArguments(args, usage, options)
  const unknown = positionals.find((name) => !isPart(name))
  if (unknown !== undefined) throw new WrongUse(`There is no part '${unknown}'.`, usage)
  const { quick: isQuick = false, route } = values
  if (route === undefined)
    return { parts: positionals.length > 0 ? positionals.filter(isPart) : parts, isQuick, route }
  if (!routes.includes(route)) throw new WrongUse(`There is no page '${route}'.`, usage)
  if (positionals.some((name) => name !== 'pages')) throw new WrongUse('Only pages has a --route.', usage)
  return { parts: ['pages'], isQuick, route }
}
