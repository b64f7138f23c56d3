import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { docsFolder, type Results, type Surroundings } from '../results.ts'
import { type Bars, barChart } from './chart.ts'
import { deskReport } from './desk.ts'
import { embedsChart, embedsReport } from './embeds.ts'
import { enginesChart, enginesReport } from './engines.ts'
import { figure } from './markdown.ts'
import { pagesCharts, pagesReport } from './pages.ts'
import {
  apiChart,
  apiReport,
  assignmentReport,
  buildsReport,
  releasesReport,
  scaleChart,
  scaleReport,
  searchReport,
} from './server.ts'
import {
  homeLoadReport,
  journeyReport,
  lighthouseReport,
  pressesReport,
  returningReport,
  transitionsReport,
} from './visits.ts'

interface Chapter {
  title: string
  how: string
  measured: Surroundings
  body: string
  charts: Record<string, Bars>
}

const chaptersOf = ({
  pages,
  presses,
  journey,
  transitions,
  desk,
  returning,
  lighthouse,
  'home-load': homeLoad,
  embeds,
  api,
  engines,
  scale,
  assignment,
  search,
  builds,
  releases,
}: Results): Chapter[] => [
  ...(pages
    ? [
        {
          title: 'Pages',
          measured: pages,
          body: pagesReport(pages.result),
          charts: pagesCharts(pages.result),
          how: 'In Chromium as a phone of 390 × 844: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a request, a CPU slowed down four times. Beside it the same screens as one bundle without federation, and the page saved as files without script. Warm is the second visit. A click is tried every 50 ms until it has its effect.',
        },
      ]
    : []),
  ...(presses
    ? [
        {
          title: 'The first press',
          measured: presses,
          body: pressesReport(presses.result),
          charts: {},
          how: 'From the start of a visit until a press has its effect, on the phone of Pages. Links and forms that would load another page are prevented and not counted.',
        },
      ]
    : []),
  ...(journey
    ? [
        {
          title: 'A booking on a slow phone',
          measured: journey,
          body: journeyReport(journey.result),
          charts: {},
          how: 'From the home page by menu, list, category, room, pictures and calendar to a booking, with the browser’s own taps and keys, a CPU slowed down four times. Browsers tell of events from 16 ms on.',
        },
      ]
    : []),
  ...(transitions
    ? [
        {
          title: 'Presses that begin a transition',
          measured: transitions,
          body: transitionsReport(transitions.result),
          charts: {},
          how: 'On the phone of Pages, without its slow line, with transitions and with `prefers-reduced-motion`: the longest event of each press. Browsers round to 8 ms; what they do not tell of counts as 16.',
        },
      ]
    : []),
  ...(desk
    ? [
        {
          title: 'The chart of the front desk',
          measured: desk,
          body: deskReport(desk.result),
          charts: {},
          how: 'The season of `npm start -- --demo` on the phone of Pages, without its slow line: flicks through weeks and rows, three stays dragged to other days and back, taps and keys. A frame is what `requestAnimationFrame` sees.',
        },
      ]
    : []),
  ...(returning
    ? [
        {
          title: 'The day after a release',
          measured: returning,
          body: returningReport(returning.result),
          charts: {},
          how: 'Script on the wire, with headers, of visits to `/rooms` by one browser: the first, the next, one after a release of the shell with one new line, and one after a release of mf-rooms. Chromium takes differences to scripts that it has; other browsers do not.',
        },
      ]
    : []),
  ...(lighthouse
    ? [
        {
          title: 'Lighthouse',
          measured: lighthouse,
          body: lighthouseReport(lighthouse.result),
          charts: {},
          how: 'Lighthouse 13 as a phone, with its own simulation of slow 4G; each run a first visit.',
        },
      ]
    : []),
  ...(homeLoad
    ? [
        {
          title: 'The home page under load',
          measured: homeLoad,
          body: homeLoadReport(homeLoad.result),
          charts: {},
          how: 'Guests who ask for `/` as fast as they are answered by `npm run serve`, beside a bare `node:http` that answers the same bytes.',
        },
      ]
    : []),
  ...(embeds
    ? [
        {
          title: 'Elements on partners’ pages',
          measured: embeds,
          body: embedsReport(embeds.result),
          charts: { embeds: embedsChart(embeds.result) },
          how: 'A first visit to a partner’s page on another origin: without us, with three rooms, with the booking form, on a slow 4G line and a CPU slowed down four times. It can be used when the element says that it is ready. Sizes of others are of their packages, without what they load into an iframe.',
        },
      ]
    : []),
  ...(api
    ? [
        {
          title: 'API',
          measured: api,
          body: apiReport(api.result),
          charts: { reads: apiChart(api.result) },
          how: 'Beside a bare `node:http` that responds with the same bytes, and beside one better-sqlite3 transaction with `synchronous = FULL` for each booking, on the same disk. CPU is the work of the server process for an answer.',
        },
      ]
    : []),
  ...(engines
    ? [
        {
          title: 'SQLite and PostgreSQL',
          measured: engines,
          body: enginesReport(engines.result),
          charts: { engines: enginesChart(engines.result) },
          how: 'The same API on SQLite in one process, and on PostgreSQL 18 with `fsync = on` in 1, 2 and 4 processes, with 64 clients. Clients, API and PostgreSQL share the cores of one machine, so more processes take from the others what they gain.',
        },
      ]
    : []),
  ...(scale
    ? [
        {
          title: 'Growth',
          measured: scale,
          body: scaleReport(scale.result),
          charts: { growth: scaleChart(scale.result) },
          how: 'The same questions about the coming year with ever more bookings.',
        },
      ]
    : []),
  ...(assignment
    ? [
        {
          title: 'Assignment',
          measured: assignment,
          body: assignmentReport(assignment.result),
          charts: {},
          how: 'Bookings in one type that is nearly full: with a free unit, and where others move to make room.',
        },
      ]
    : []),
  ...(search
    ? [
        {
          title: 'Search',
          measured: search,
          body: searchReport(search.result),
          charts: {},
          how: 'Searches for dates and guests over 13 room types with 24 units each: what is free, every total, the nearest free days. The query alone, without HTTP and cache.',
        },
      ]
    : []),
  ...(builds
    ? [
        {
          title: 'Builds',
          measured: builds,
          body: buildsReport(builds.result),
          charts: {},
          how: 'Each whole build in a process of its own; one changed file as a dev server builds it.',
        },
      ]
    : []),
  ...(releases
    ? [
        {
          title: 'Releases',
          measured: releases,
          body: releasesReport(releases.result),
          charts: {},
          how: 'From the decision to the end of the first page view that has it, beside a running site.',
        },
      ]
    : []),
]

const intro = `# Figures

Made by \`npm run bench\`; \`npm run bench -- api\` runs one benchmark anew. All values: [results.json](results.json). A figure is the median of all rounds, with the middle half in brackets. Ratios are within one round; all candidates run in turn.`

const conditions = ({ date, cores, node, chromium, loadPerCore }: Surroundings) =>
  `${date}, ${cores} cores, Node ${node}${chromium ? `, Chromium ${chromium}` : ''}; load of each core when it began: ${figure(loadPerCore)}.`

const render = ({ title, how, measured, body, charts }: Chapter) => {
  const pictures = Object.entries(charts).map(([name, { title }]) => `![${title}](${name}.svg)`)
  return [`## ${title}`, how, conditions(measured), ...pictures, body].join('\n\n')
}

/** Writes docs/bench/README.md and its charts from all results so far. */
export const writeReport = (results: Results) => {
  mkdirSync(docsFolder, { recursive: true })
  const chapters = chaptersOf(results)
  for (const { charts } of chapters)
    for (const [name, bars] of Object.entries(charts))
      writeFileSync(join(docsFolder, `${name}.svg`), barChart(bars))
  writeFileSync(join(docsFolder, 'README.md'), `${[intro, ...chapters.map(render)].join('\n\n')}\n`)
  // results.json: `npm run check` refuses JSON in another format
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'format', '--write', docsFolder], { cwd: root, stdio: 'ignore' })
}
