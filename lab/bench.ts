import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseOrExit } from '@calm-rest/command'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { benchApi } from './bench/api/index.ts'
import { type BenchCommand, type Benchmark, parseBenchCommand } from './bench/arguments.ts'
import { benchAssignment } from './bench/assignment/index.ts'
import { benchDesk } from './bench/desk/index.ts'
import { benchEmbeds } from './bench/embeds/index.ts'
import { benchEngines } from './bench/engines/index.ts'
import { benchHomeLoad } from './bench/home-load/index.ts'
import { benchJourney } from './bench/journey/index.ts'
import { benchLighthouse } from './bench/lighthouse/index.ts'
import { countFigures, missingFigures } from './bench/missing-figures.ts'
import { benchPages } from './bench/pages/index.ts'
import { benchPresses } from './bench/presses/index.ts'
import { benchReleases } from './bench/releases/index.ts'
import { benchRemotes } from './bench/remotes/index.ts'
import { chapters, writeReport } from './bench/report/index.ts'
import { docsFolder, type Measurements, readResults, surroundings, writeResults } from './bench/results.ts'
import { benchReturning } from './bench/returning/index.ts'
import { benchScale } from './bench/scale/index.ts'
import { benchSearch } from './bench/search/index.ts'

// npm run bench [-- BENCHMARK…] [--quick | --smoke]: measures the speed of the product, beside the least that could do the same.
const say = (line: string) => console.log(line)

const measures: { [Name in Benchmark]: (command: BenchCommand) => Promise<Measurements[Name]> } = {
  pages: (command) => benchPages(command, say),
  presses: ({ pace }) => benchPresses(pace, say),
  journey: ({ pace }) => benchJourney(pace, say),
  desk: ({ pace }) => benchDesk(pace, say),
  returning: benchReturning,
  lighthouse: ({ pace }) => benchLighthouse(pace),
  'home-load': ({ pace }) => benchHomeLoad(pace),
  embeds: ({ pace }) => benchEmbeds(pace),
  api: ({ pace }) => benchApi(pace),
  engines: ({ pace }) => benchEngines(pace),
  scale: ({ pace }) => benchScale(pace, say),
  assignment: ({ pace }) => benchAssignment(pace),
  search: ({ pace }) => benchSearch(pace, say),
  releases: ({ pace }) => benchReleases(pace),
  remotes: ({ pace }) => benchRemotes(pace, say),
}

const inChromium: readonly Benchmark[] = [
  'pages',
  'presses',
  'journey',
  'desk',
  'returning',
  'lighthouse',
  'embeds',
  'remotes',
]

const chromiumVersion = async () => {
  const browser = await launchWholeChromium()
  const version = browser.version()
  await browser.close()
  return version
}

/** Runs a benchmark, prints its result, and stores it with the machine's description where all of it was measured. */
const run = async <Name extends Benchmark>(name: Name, command: BenchCommand) => {
  const load = loadavg()[0] ?? 0
  const on = surroundings(load, inChromium.includes(name) ? await chromiumVersion() : undefined)
  const result: Measurements[Name] = await measures[name](command)
  say(chapters[name].report(result))
  const missing = missingFigures(result)
  const count = countFigures(result)
  if (missing.length > 0) throw new Error(`${name} has no figure at ${missing.join(', ')}.`)
  if (count === 0) throw new Error(`${name} has no figures.`)
  say(`${name}: ${count} figures`)
  if (command.pace !== 'whole' || command.route !== undefined) return
  mkdirSync(docsFolder, { recursive: true })
  const results = { ...readResults(), [name]: { ...on, result } }
  writeResults(results)
  writeReport(results)
}

const command = parseOrExit(parseBenchCommand)
for (const name of command.benchmarks) await run(name, command)
process.exit()
