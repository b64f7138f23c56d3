import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { launchChromium } from '@calm-rest/testing/chromium'
import { benchApi } from './bench/api/index.ts'
import { type Part, parseBenchCommand } from './bench/arguments.ts'
import { benchBuilds } from './bench/builds/index.ts'
import { benchEmbeds } from './bench/embeds/index.ts'
import { benchPages } from './bench/pages/index.ts'
import { benchReleases } from './bench/releases/index.ts'
import { embedsReport } from './bench/report/embeds.ts'
import { writeReport } from './bench/report/index.ts'
import { pagesReport } from './bench/report/pages.ts'
import { apiReport, buildsReport, releasesReport, scaleReport } from './bench/report/server.ts'
import { docsFolder, type Results, readResults, surroundings, writeResults } from './bench/results.ts'
import { benchScale } from './bench/scale/index.ts'

// npm run bench [-- PART…] [--quick]: how quick it is, beside the least that could do the same.
const say = (line: string) => console.log(line)

const chromiumVersion = async () => {
  const browser = await launchChromium()
  const version = browser.version()
  await browser.close()
  return version
}

/** Measures one part, prints it, and answers it with what it was measured on. */
const measures: { [Name in Part]: (isQuick: boolean) => Promise<Pick<Results, Name>> } = {
  pages: async (isQuick) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchPages(isQuick, say)
    say(pagesReport(result))
    return { pages: { ...on, result } }
  },
  embeds: async (isQuick) => {
    const on = surroundings(load(), await chromiumVersion())
    const result = await benchEmbeds(isQuick)
    say(embedsReport(result))
    return { embeds: { ...on, result } }
  },
  api: async (isQuick) => {
    const on = surroundings(load())
    const result = await benchApi(isQuick)
    say(apiReport(result))
    return { api: { ...on, result } }
  },
  scale: async (isQuick) => {
    const on = surroundings(load())
    const result = await benchScale(isQuick, say)
    say(scaleReport(result))
    return { scale: { ...on, result } }
  },
  builds: async (isQuick) => {
    const on = surroundings(load())
    const result = await benchBuilds(isQuick)
    say(buildsReport(result))
    return { builds: { ...on, result } }
  },
  releases: async (isQuick) => {
    const on = surroundings(load())
    const result = await benchReleases(isQuick)
    say(releasesReport(result))
    return { releases: { ...on, result } }
  },
}

const load = () => loadavg()[0] ?? 0

const { parts, isQuick } = (() => {
  try {
    return parseBenchCommand(process.argv.slice(2))
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exit(2)
  }
})()

for (const part of parts) {
  const measured = await measures[part](isQuick)
  if (isQuick) continue
  mkdirSync(docsFolder, { recursive: true })
  const results = { ...readResults(), ...measured }
  writeResults(results)
  writeReport(results)
}
process.exit()
