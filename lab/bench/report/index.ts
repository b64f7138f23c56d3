import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { type Benchmark, benchmarks } from '../arguments.ts'
import { docsFolder, type Measurements, type Results, type Surroundings } from '../results.ts'
import { type Bars, barChart } from './chart.ts'
import { deskReport } from './desk.ts'
import { embedsChart, embedsReport } from './embeds.ts'
import { enginesChart, enginesReport } from './engines.ts'
import { figure } from './markdown.ts'
import { pagesCharts, pagesReport } from './pages.ts'
import { remotesReport } from './remotes.ts'
import {
  apiChart,
  apiReport,
  assignmentReport,
  releasesReport,
  scaleChart,
  scaleReport,
  searchReport,
} from './server.ts'
import { homeLoadReport, journeyReport, lighthouseReport, pressesReport, returningReport } from './visits.ts'

interface Chapter<Result> {
  title: string
  how: string
  report: (result: Result) => string
  /** Charts by the name of their file. */
  charts?: (result: Result) => Record<string, Bars>
}

/** What docs/bench/README.md says of each benchmark. */
export const chapters: { [Name in Benchmark]: Chapter<Measurements[Name]> } = {
  pages: {
    title: 'Pages',
    report: pagesReport,
    charts: pagesCharts,
    how: 'In Chromium as a phone of 390 × 844: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a request, a CPU slowed down four times. Beside it the same screens as one bundle without federation, and the page saved as files without script. Warm is the second visit. A click is tried every 50 ms until it has its effect.',
  },
  presses: {
    title: 'The first press',
    report: pressesReport,
    how: 'From the start of a visit until a press has its effect, on the phone of Pages. Links and forms that would load another page are prevented and not counted.',
  },
  journey: {
    title: 'A booking on a slow phone',
    report: journeyReport,
    how: 'From the home page by menu, list, category, room, pictures and calendar to a booking, with the browser’s own taps and keys, a CPU slowed down four times. Browsers tell of events from 16 ms on.',
  },
  desk: {
    title: 'The chart of the front desk',
    report: deskReport,
    how: 'The season of `npm start -- --demo` on the phone of Pages, without its slow line: flicks through weeks and rows, three stays dragged to other days and back, taps and keys. A frame is what `requestAnimationFrame` sees.',
  },
  returning: {
    title: 'The day after a release',
    report: returningReport,
    how: 'Script on the wire, with headers, of visits to `/rooms` by one browser: the first, the next, one after a release of the shell with one new line, and one after a release of mf-rooms. Chromium takes differences to scripts that it has; other browsers do not.',
  },
  lighthouse: {
    title: 'Lighthouse',
    report: lighthouseReport,
    how: 'Lighthouse 13 as a phone, with its own simulation of slow 4G; each run a first visit.',
  },
  'home-load': {
    title: 'The home page under load',
    report: homeLoadReport,
    how: 'Guests who ask for `/` as fast as they are answered by `npm run serve`, beside a bare `node:http` that answers the same bytes.',
  },
  embeds: {
    title: 'Elements on partners’ pages',
    report: embedsReport,
    charts: (result) => ({ embeds: embedsChart(result) }),
    how: 'A first visit to a partner’s page on another origin: without us, with three rooms, with the booking form, on a slow 4G line and a CPU slowed down four times. It can be used when the element says that it is ready. Sizes of others are of their packages, without what they load into an iframe.',
  },
  api: {
    title: 'API',
    report: apiReport,
    charts: (result) => ({ reads: apiChart(result) }),
    how: 'Beside a bare `node:http` that responds with the same bytes, and beside one better-sqlite3 transaction with `synchronous = FULL` for each booking, on the same disk. CPU is the work of the server process for an answer.',
  },
  engines: {
    title: 'SQLite and PostgreSQL',
    report: enginesReport,
    charts: (result) => ({ engines: enginesChart(result) }),
    how: 'The same API on SQLite in one process, and on PostgreSQL 18 with `fsync = on` in 1, 2 and 4 processes, with 64 clients. Clients, API and PostgreSQL share the cores of one machine, so more processes take from the others what they gain.',
  },
  scale: {
    title: 'Growth',
    report: scaleReport,
    charts: (result) => ({ growth: scaleChart(result) }),
    how: 'The same questions about the coming year with ever more bookings.',
  },
  assignment: {
    title: 'Assignment',
    report: assignmentReport,
    how: 'Bookings in one type that is nearly full: with a free unit, and where others move to make room.',
  },
  search: {
    title: 'Search',
    report: searchReport,
    how: 'Searches for dates and guests over 13 room types with 24 units each: what is free, every total, the nearest free days. The query alone, without HTTP and cache.',
  },
  releases: {
    title: 'Releases',
    report: releasesReport,
    how: 'From the decision to the end of the first page view that has it, beside a running site.',
  },
  remotes: {
    title: 'Many remotes',
    report: remotesReport,
    how: 'Our five remotes, and copies of mf-rooms under other names: each signed, with its server bundle and two pages. Every site in each round, in another order each time. Published and promoted over HTTP, as a team does it; the largest paint of `/` on the phone of Pages; memory after every remote has rendered a page, of a page that processes share in parts (PSS).',
  },
}

const intro = `# Figures

Made by \`npm run bench\`; \`npm run bench -- api\` runs one benchmark anew. All values: [results.json](results.json). A figure is the median of all rounds, with the middle half in brackets. Ratios are within one round; all candidates run in turn.`

const conditions = ({ date, cores, node, chromium, loadPerCore }: Surroundings) =>
  `${date}, ${cores} cores, Node ${node}${chromium ? `, Chromium ${chromium}` : ''}; load of each core when it began: ${figure(loadPerCore)}.`

const write = <Name extends Benchmark>(name: Name, results: Results): string[] => {
  const measured = results[name]
  if (!measured) return []
  const { title, how, report, charts }: Chapter<Measurements[Name]> = chapters[name]
  const drawn = Object.entries(charts?.(measured.result) ?? {})
  for (const [file, bars] of drawn) writeFileSync(join(docsFolder, `${file}.svg`), barChart(bars))
  const pictures = drawn.map(([file, bars]) => `![${bars.title}](${file}.svg)`)
  return [`## ${title}`, how, conditions(measured), ...pictures, report(measured.result)]
}

/** Writes docs/bench/README.md and its charts from all results so far. */
export const writeReport = (results: Results) => {
  mkdirSync(docsFolder, { recursive: true })
  const written = benchmarks.flatMap((name) => write(name, results))
  writeFileSync(join(docsFolder, 'README.md'), `${[intro, ...written].join('\n\n')}\n`)
  // results.json: `npm run check` refuses JSON in another format
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'format', '--write', docsFolder], { cwd: root, stdio: 'ignore' })
}
