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
          how: 'Ours, the same screens as one bundle without federation that the browser renders, and the page as it is in the end, saved as files without script. All three in one run and in turn, in Chromium as a phone of 390 × 844: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a request, a CPU slowed down four times. Warm is the second visit of the same browser. A click works when a press has its effect for the first time; it is tried every 50 ms.',
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
          how: 'From the start of a visit until a press has its effect for the first time, by what is pressed, on our site and on the same screens as one bundle, on the phone and the line of Pages. What a press does without a script, a link or a form that loads another page, is prevented and not counted.',
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
          how: 'From the home page by menu, list, category, room, pictures and calendar to a booking, with the browser’s own taps and keys, a CPU slowed down four times. An interaction is a tap or a key with all its events, by event timing; a shorter one than 16 ms no browser tells of.',
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
          how: 'On the phone of Pages, without its slow line, each press with transitions and with `prefers-reduced-motion`, in turn: the longest event of the press, by event timing, which browsers round to 8 ms; a shorter one than 16 ms, of which none tells, counts as 16.',
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
          how: 'The season of `npm start -- --demo` on the phone of Pages, without its slow line: flicks through weeks and rows, three stays that are carried to other days and left as they were, taps and keys. A frame is what `requestAnimationFrame` sees; an interaction is a tap, a drag or a key with all its events.',
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
          how: 'Script on the wire, with headers, of visits to `/rooms` by one browser: the first, the next, one after a release of the shell in whose own code one line is new, and one after a release of mf-rooms. Chromium takes differences to the scripts that it has; without them it stands for the others.',
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
          how: 'Lighthouse 13 as a phone, with its own simulation of slow 4G and a slow processor; each run a first visit.',
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
          how: 'Guests who ask for `/` again and again, as fast as they are answered, as `npm run serve` serves it, with log and counts, beside a bare `node:http` that answers the same bytes. In one run and in turn.',
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
          how: 'A first visit to the same page of a partner on another origin: without us, with three rooms, with the booking form. All three in one run and in turn, on a slow 4G line and a processor slowed down four times. It can be used when the element says that it is ready. Sizes of others are of their packages; what they load into an iframe comes on top.',
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
          how: 'Beside a bare `node:http` that responds with the same bytes to every request, and beside one better-sqlite3 transaction with `synchronous = FULL` for each booking, on the same disk, with nothing around it. CPU is what the server process worked for an answer: others on the machine disturb that less.',
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
          how: 'The same API on SQLite in one process, and on PostgreSQL 18 that waits for its disk (`fsync = on`) in 1, 2 and 4 processes, each set-up with a database of its own, with 64 clients, in one run and in turn. Clients, API and PostgreSQL share the cores of one machine, so that more processes take from the others what they gain; what each works for one answer is in the table. Elsewhere PostgreSQL has a machine of its own.',
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
          how: 'The same questions about the coming year in a database with ever more bookings behind it.',
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
          how: 'Bookings in one type that is nearly full: of stays for which some unit is free, and of stays whose every night is free in one unit or another, so that others are moved for them.',
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
          how: 'Searches for dates and guests over 13 room types with 24 units each, with ever more bookings in the coming year: what is free, how many units, every total, and the nearest days of what is sold out. The query alone, without HTTP and without the memory of answers.',
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

Made by \`npm run bench\`; \`npm run bench -- api\` runs one benchmark anew. The whole of it is in [results.json](results.json). A figure is the median of all rounds, beside it the two values between which the middle half of them was. A ratio is that of the same round, so that a slow moment of the machine counts on both sides.`

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
