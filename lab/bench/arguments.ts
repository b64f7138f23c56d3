import { Argument, Option, readCommand } from '@calm-rest/command'
import type { Pace } from './pace.ts'
import { benchRoutes } from './pages/routes.ts'

export const benchmarks = [
  'pages',
  'presses',
  'journey',
  'desk',
  'returning',
  'lighthouse',
  'home-load',
  'embeds',
  'api',
  'engines',
  'scale',
  'assignment',
  'search',
  'releases',
  'remotes',
] as const

export type Benchmark = (typeof benchmarks)[number]

export interface BenchCommand {
  benchmarks: readonly Benchmark[]
  /** Figures are only stored of the whole. */
  pace: Pace
  /** The only page to measure, instead of all; its figures are not stored. */
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
          new Option('--smoke', 'takes one round, to see that it gives figures, and writes none').conflicts(
            'quick',
          ),
        )
        .addOption(
          new Option('--route <name>', 'measures one page, in all rounds, and writes no figures').choices(
            routes,
          ),
        )
        .action((named, { quick = false, smoke = false, route }) => {
          if (route !== undefined && named.some((name) => name !== 'pages'))
            return program.error('Only pages has a --route.')
          const slowest = quick ? 'quick' : 'whole'
          const pace = smoke ? 'smoke' : slowest
          if (route !== undefined) return choose({ benchmarks: ['pages'], pace, route })
          return choose({ benchmarks: named.length > 0 ? named : benchmarks, pace, route })
        })
    },
  )
