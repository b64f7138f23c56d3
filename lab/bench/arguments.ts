import { Argument, Option, readCommand } from '@calm-rest/command'
import { benchRoutes } from './pages/routes.ts'

export const benchmarks = [
  'pages',
  'presses',
  'journey',
  'desk',
  'returning',
  'lighthouse',
  'embeds',
  'home-load',
  'api',
  'engines',
  'scale',
  'assignment',
  'search',
  'builds',
  'releases',
] as const

export type Benchmark = (typeof benchmarks)[number]

export interface BenchCommand {
  benchmarks: readonly Benchmark[]
  /** Few rounds, to see that a benchmark works; the figures are not stored. */
  isQuick: boolean
  /** The only page to measure, instead of all; the figures are not stored either. */
  route: string | undefined
}

const routes = benchRoutes.map(({ name }) => name)

export const parseBenchCommand = (args: readonly string[]): BenchCommand =>
  readCommand(
    args,
    {
      name: 'npm run bench --',
      description: 'Measures how quick it is, beside the least that could do the same',
      exitCodes: '0 done, 1 failed, 2 not understood',
    },
    (program, choose) => {
      program
        .addArgument(new Argument('[benchmark...]', 'all of them without one').choices(benchmarks))
        .option('--quick', 'takes few rounds, and writes no figures')
        .addOption(
          new Option('--route <name>', 'measures one page, in all rounds, and writes no figures').choices(
            routes,
          ),
        )
        .action((named, { quick: isQuick = false, route }) => {
          if (route !== undefined && named.some((name) => name !== 'pages'))
            return program.error('Only pages has a --route.')
          if (route !== undefined) return choose({ benchmarks: ['pages'], isQuick, route })
          return choose({ benchmarks: named.length > 0 ? named : benchmarks, isQuick, route })
        })
    },
  )
