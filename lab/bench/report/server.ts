import type { ApiResult } from '../api/index.ts'
import type { AssignmentResult } from '../assignment/index.ts'
import type { ReleasesResult } from '../releases/index.ts'
import type { ScaleResult } from '../scale/index.ts'
import type { SearchResult } from '../search/index.ts'
import type { Bars } from './chart.ts'
import { figure, ratio, spread, table } from './markdown.ts'

export const apiReport = ({ reads, bookings }: ApiResult) => {
  const { perSecond, overHttp, medianMs, aloneMs } = bookings
  return [
    table(
      [
        '64 clients',
        'bytes',
        'Calm Rest, per s',
        'bare, per s',
        'ratio',
        'Calm Rest, µs CPU',
        'bare, µs CPU',
        'ratio',
      ],
      reads.map((read) => [
        read.name,
        figure(read.bytes),
        spread(read.perSecond.ours),
        spread(read.perSecond.bare),
        ratio(read.perSecond.ratio),
        spread(read.cpuMicros.ours),
        spread(read.cpuMicros.bare),
        ratio(read.cpuMicros.ratio),
      ]),
    ),
    table(
      ['bookings per s, 64 clients', 'per s', 'Calm Rest to it'],
      [
        ['Calm Rest', spread(perSecond.ours), ''],
        ['one raw transaction each', spread(perSecond.raw), ratio(perSecond.ratio)],
        ['the same over bare HTTP', spread(overHttp.raw), ratio(overHttp.ratio)],
      ],
    ),
    `An answer takes ${figure(medianMs)} ms with 64 clients at once, and ${figure(aloneMs)} ms where one is alone (medians).`,
  ].join('\n\n')
}

export const scaleReport = (results: readonly ScaleResult[]) =>
  table(
    ['bookings', 'nights taken, µs', '', 'free rooms, µs', '', 'a booking, ms', ''],
    results.map((one) => [
      figure(one.bookings),
      spread(one.takenNightsMicros),
      ratio(one.ratios.takenNights),
      spread(one.freeRoomsMicros),
      ratio(one.ratios.freeRooms),
      spread(one.bookMs),
      ratio(one.ratios.book),
    ]),
  )

export const assignmentReport = ({ plainMs, movingMs, moves, ...one }: AssignmentResult) =>
  `${table(
    ['', 'with a free unit, ms', 'where others make room, ms', 'ratio'],
    [['a booking', spread(plainMs), spread(movingMs), ratio(one.ratio)]],
  )}\n\n${figure(one.units)} units, ${figure(one.nights)} nights, ${figure(one.occupancy * 100)} % of them taken. For one booking ${figure(moves.mean)} stays were moved on average, ${figure(moves.most)} at most.`

export const searchReport = (results: readonly SearchResult[]) =>
  table(
    ['bookings', 'a search, ms', 'p99, ms', ''],
    results.map((one) => [figure(one.bookings), spread(one.searchMs), figure(one.p99Ms), ratio(one.ratio)]),
  )

export const releasesReport = ({ promoteMs, rollbackMs, views }: ReleasesResult) =>
  `${table(
    ['', 'ms'],
    [
      ['promoted, until a whole page has it', spread(promoteMs)],
      ['rolled back, likewise', spread(rollbackMs)],
    ],
  )}\n\nPage views that it took at most: ${views}. The gate of a release before its promotion is not in it.`

export const apiChart = ({ reads }: ApiResult): Bars => ({
  title: 'Reads',
  unit: 'answers a second, 64 clients',
  groups: reads.map(({ name }) => name),
  series: [
    { name: 'Calm Rest', values: reads.map(({ perSecond }) => perSecond.ours.median) },
    { name: 'bare node:http', values: reads.map(({ perSecond }) => perSecond.bare.median) },
  ],
})

export const scaleChart = (results: readonly ScaleResult[]): Bars => ({
  title: 'Growth',
  unit: 'median, to that at 1,000 bookings',
  groups: results.map(({ bookings }) => figure(bookings)),
  series: [
    { name: 'nights taken', values: results.map(({ ratios }) => ratios.takenNights.median) },
    { name: 'free rooms', values: results.map(({ ratios }) => ratios.freeRooms.median) },
  ],
})
