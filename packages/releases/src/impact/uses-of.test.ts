import { expect, it } from 'vitest'
import { manifestOf, placesAt } from '../manifest.fixture.ts'
import { type Subject, usesOf } from './uses-of.ts'

const manifest = Object.assign(manifestOf('1.0.0', 'mf-spa'), {
  uses: { calls: ['offers.list'], flags: ['new-map'] },
  events: { sends: ['stay-chosen@1'], hears: ['stay-chosen@1', 'room-left@1'] },
  places: { ...placesAt('/spa').places, slots: { room: 'room-list' } },
  backends: ['orders'],
})

it('lists what a release declares, and what of it its guests would miss', () => {
  expect(usesOf(manifest).map(({ subject, role, breaks }) => `${subject} ${role} ${breaks}`)).toEqual([
    'call:offers.list calls true',
    'event:stay-chosen@1 sends false',
    'event:stay-chosen@1 hears true',
    'event:room-left@1 hears true',
    'slot:room fills true',
    'backend:mf-spa/orders asks true',
    'flag:mf-spa/new-map reads false',
  ])
})

it.each<[Subject, string[]]>([
  ['event:stay-chosen@1', ['sends', 'hears']],
  ['flag:mf-spa/new-map', ['reads']],
  ['flag:mf-yoga/new-map', []],
  ['call:rooms.list', []],
])('says how it uses %s alone', (subject, roles) => {
  expect(usesOf(manifest, subject).map(({ role }) => role)).toEqual(roles)
})

it('takes a release without declarations for one that makes every call, and nothing else', () => {
  const older = manifestOf('1.0.0', 'mf-spa')
  expect(usesOf(older)).toEqual([])
  expect(usesOf(older, 'call:rooms.list')).toEqual([
    { subject: 'call:rooms.list', role: 'may call', breaks: true },
  ])
  expect(usesOf(older, 'slot:room')).toEqual([])
})
