import { type TimelineEntry, timelineActions, timelineFields } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { Timeline } from './timeline.tsx'

type Change = TimelineEntry['changes'][number]
type Field = (typeof timelineFields)[number]

const first = '2026-11-27T04:45:00.000Z'
const then = '2026-11-28T04:45:00.000Z'
const day = '2027-07-01'

/** Values that each field can have, null apart. */
const valuesOf: Record<Field, readonly [Change['after'], Change['after']]> = {
  status: ['confirmed', 'cancelled'],
  refund: ['full', 'none'],
  roomId: ['Coral Suite', 'Courtyard Room'],
  unit: [1, 2],
  pinnedAt: [first, then],
  arrivedOn: [day, '2027-07-02'],
  endedOn: [day, '2027-07-02'],
  checkIn: [day, '2027-07-02'],
  checkOut: [day, '2027-07-02'],
  guests: [1, 2],
  totalCents: [183_00, 804_00],
  chargedCents: [0, 7_81],
  charges: ['2 × Beer', '1 × Tea'],
  heldCents: [0, 20_00],
  document: ['27MAY_1', 'bill'],
  cashCents: [0, 50_50],
  cardCents: [50_50, 0],
  transferCents: [0, 1],
  qrCents: [0, 45_00],
  onlineCents: [0, 705_00],
  linkCents: [100_00, 705_00],
  roomPrice: ['kept', 'charged'],
  closed: ['Coral Suite · 1', 'Coral Suite · 2'],
  closedFrom: [day, '2027-07-02'],
  closedUntil: [day, '2027-07-02'],
  reason: ['one of many at once', 'one of many at once'],
  characters: [12, 0],
  isLocal: [0, 1],
  approvedAt: [first, then],
}

const View = ({ props }: ViewProps<{ entries: TimelineEntry[] }, null>) => (
  <Timeline entries={props.entries} />
)

/** Lines as one reads them. */
const linesOf = async (lang: Lang, entries: TimelineEntry[]) => {
  const html = await renderView({
    View,
    words,
    lang,
    props: { entries },
    loaded: { status: 'ready', data: null },
  })
  return html
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter(Boolean)
}

const entryOf = (changes: Change[], action: string = 'booking change', who: string | null = 'Malini') => ({
  at: first,
  who,
  action,
  changes,
})

/** Every change of every field: from nothing, to nothing, from one to another and back. */
const everyChange = timelineFields.flatMap((field): Change[] => {
  const [one, other] = valuesOf[field]
  const pairs = [
    [null, one],
    [one, null],
    [one, other],
    [other, one],
    [null, other],
  ] as const
  return pairs.map(([before, after]) => ({ field, before, after }))
})

const codes = [
  ...[...timelineActions, ...timelineFields].filter((name) => /[ A-Z]/.test(name)),
  'confirmed',
  'cancelled',
  'no_show',
  'completed',
  'kept',
  'charged',
  'null',
  'undefined',
  'assignment',
  'one of many at once',
  'stay.',
  'change.',
]

it.each(['en', 'de', 'zh'] as const)('R-staff-history: says every change in words in %s', async (lang) => {
  const lines = await linesOf(lang, [
    ...everyChange.map((change) => entryOf([change])),
    ...timelineActions.map((action) => entryOf([], action)),
    ...['completed', 'no_show', 'cancelled'].map((after) =>
      entryOf([{ field: 'status', before: 'confirmed', after }]),
    ),
    ...['assignment', null].map((who) => entryOf([], 'booking move', who)),
  ])
  expect(lines.filter((line) => /\dT\d|\d{4}-\d\d|^[^:：]*[:：] –|–/.test(line))).toEqual([])
  expect(lines.filter((line) => codes.some((code) => line.includes(code)))).toEqual([])
})

it.each([
  [
    'en',
    'Room fixed on 27 Nov 2026, 10:15',
    'Price as booked',
    'Cash: $50.50',
    'Total: $183 → $804',
    'Moved · automatically',
  ],
  [
    'de',
    'Zimmer fest seit 27.11.2026, 10:15',
    'Preis wie gebucht',
    'Bar: 50,50 $',
    'Gesamt: 183 $ → 804 $',
    'Umgezogen · automatisch',
  ],
  [
    'zh',
    '2026年11月27日 10:15 起固定房间',
    '按原房间计价',
    '现金：$50.50',
    '总计：$183 → $804',
    '已换房 · 自动',
  ],
] as const)(
  'R-staff-history: says what a person would in %s, at the time of the house',
  async (lang, ...said) => {
    const lines = await linesOf(lang, [
      entryOf([
        { field: 'pinnedAt', before: null, after: first },
        { field: 'roomPrice', before: null, after: 'kept' },
        { field: 'cashCents', before: 25_00, after: 75_50 },
        { field: 'totalCents', before: 183_00, after: 804_00 },
      ]),
      entryOf([], 'booking move', 'assignment'),
    ])
    for (const one of said) expect(lines).toContain(one)
  },
)

it('shows what a later release of the API brings by its own name', async () => {
  const lines = await linesOf('en', [
    entryOf([{ field: 'mood', before: 'calm', after: 'calmer' }], 'stay sing'),
  ])
  expect(lines).toEqual(expect.arrayContaining(['stay sing · Malini', 'mood: calm → calmer']))
})

const said = async (change: Change, action = 'booking change') => {
  const lines = await linesOf('en', [entryOf([change], action)])
  // without the heading, the act and the time
  return lines.slice(2, -1)
}

it.each<[string, Change, string[]]>([
  ['a note that is empty now', { field: 'characters', before: 12, after: 0 }, ['Note removed']],
  ['a note of other words', { field: 'characters', before: 0, after: 12 }, []],
  [
    'a room that is fixed no longer',
    { field: 'pinnedAt', before: first, after: null },
    ['Room no longer fixed'],
  ],
  ['the state of a new stay', { field: 'status', before: null, after: 'confirmed' }, []],
  ['no refund', { field: 'refund', before: 'full', after: null }, []],
  ['a price that depends on no room', { field: 'roomPrice', before: 'kept', after: null }, []],
  ['an approval', { field: 'approvedAt', before: null, after: first }, []],
  ['what is gone', { field: 'unit', before: 2, after: null }, ['Room: no longer 2']],
  ['what is new', { field: 'unit', before: null, after: 2 }, ['Room: 2']],
  ['what was and is nothing', { field: 'unit', before: null, after: null }, []],
  ['money that was given back', { field: 'cashCents', before: 75_50, after: 25_00 }, ['Cash: -$50.50']],
  ['the first money', { field: 'cashCents', before: null, after: 25_00 }, ['Cash: $25']],
])('says of %s what a person wants to know', async (_, change, lines) => {
  expect(await said(change)).toEqual(lines)
})

it.each(['booking pin', 'booking unpin'])('says nothing more of %s', async (action) => {
  expect(await said({ field: 'pinnedAt', before: null, after: first }, action)).toEqual([])
})
