import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseOrExit } from '@calm-rest/command'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { benchApi } from './bench/api/index.ts'
import { type BenchCommand, type Benchmark, parseBenchCommand } from './bench/arguments.ts'
import { benchAssignment } from './bench/assignment/index.ts'
import { benchBuilds } from './bench/builds/index.ts'
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
import { deskReport } from './bench/report/desk.ts'
import { embedsReport } from './bench/report/embeds.ts'
import { enginesReport } from './bench/report/engines.ts'
import { writeReport } from './bench/report/index.ts'
import { pagesReport } from './bench/report/pages.ts'
import {
  apiReport,
  assignmentReport,
  buildsReport,
  releasesReport,
  scaleReport,
  searchReport,
} from './bench/report/server.ts'
import {
  homeLoadReport,
  journeyReport,
  lighthouseReport,
  pressesReport,
  returningReport,
  transitionsReport,
} from './bench/report/visits.ts'
import { docsFolder, type Results, readResults, surroundings, writeResults } from './bench/results.ts'
import { benchReturning } from './bench/returning/index.ts'
import { benchScale } from './bench/scale/index.ts'
import { benchSearch } from './bench/search/index.ts'
import { benchTransitions } from './bench/transitions/index.ts'

// npm run bench [-- BENCHMARK…] [--quick | --smoke]: measures the speed of the product, beside the least that could do the same.
const say = (line: string) => console.log(line)

const chromiumVersion = async () => {
  const browser = await launchWholeChromium()
  const version = browser.version()
  await browser.close()
  return version
}

/** Benchmarks by name; each runs, prints its result, and returns it with the machine's description. */
const measures: { [Name in Benchmark]: (command: BenchCommand) => Promise<Pick<Results, Name>> } = {
  pages: async (command) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchPages(command, say)
    say(pagesReport(result))
    return { pages: { ...on, result } }
  },
  presses: async ({ pace }) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchPresses(pace, say)
    say(pressesReport(result))
    return { presses: { ...on, result } }
  },
  journey: async ({ pace }) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchJourney(pace, say)
    say(journeyReport(result))
    return { journey: { ...on, result } }
  },
  transitions: async ({ pace }) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchTransitions(pace, say)
    say(transitionsReport(result))
    return { transitions: { ...on, result } }
  },
  desk: async ({ pace }) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchDesk(pace, say)
    say(deskReport(result))
    return { desk: { ...on, result } }
  },
  returning: async () => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchReturning()
    say(returningReport(result))
    return { returning: { ...on, result } }
  },
  lighthouse: async ({ pace }) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchLighthouse(pace)
    say(lighthouseReport(result))
    return { lighthouse: { ...on, result } }
  },
  'home-load': async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchHomeLoad(pace)
    say(homeLoadReport(result))
    return { 'home-load': { ...on, result } }
  },
  embeds: async ({ pace }) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchEmbeds(pace)
    say(embedsReport(result))
    return { embeds: { ...on, result } }
  },
  api: async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchApi(pace)
    say(apiReport(result))
    return { api: { ...on, result } }
  },
  engines: async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchEngines(pace)
    say(enginesReport(result))
    return { engines: { ...on, result } }
  },
  scale: async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchScale(pace, say)
    say(scaleReport(result))
    return { scale: { ...on, result } }
  },
  assignment: async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchAssignment(pace)
    say(assignmentReport(result))
    return { assignment: { ...on, result } }
  },
  search: async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchSearch(pace, say)
    say(searchReport(result))
    return { search: { ...on, result } }
  },
  builds: async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchBuilds(pace)
    say(buildsReport(result))
    return { builds: { ...on, result } }
  },
  releases: async ({ pace }) => {
    const on = surroundings(load())
    const result = await benchReleases(pace)
    say(releasesReport(result))
    return { releases: { ...on, result } }
  },
}

const load = () => loadavg()[0] ?? 0

const command = parseOrExit(parseBenchCommand)

for (const benchmark of command.benchmarks) {
  const measured: Results = await measures[benchmark](command)
  const { result } = measured[benchmark] ?? {}
  const missing = missingFigures(result)
  const count = countFigures(result)
  if (missing.length > 0) throw new Error(`${benchmark} has no figure at ${missing.join(', ')}.`)
  if (count === 0) throw new Error(`${benchmark} has no figures.`)
  say(`${benchmark}: ${count} figures`)
  if (command.pace !== 'whole' || command.route !== undefined) continue
  mkdirSync(docsFolder, { recursive: true })
  const results = { ...readResults(), ...measured }
  writeResults(results)
  writeReport(results)
}
process.exit()
