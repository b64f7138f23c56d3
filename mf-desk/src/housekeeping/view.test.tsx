import type { HousekeptUnit, Right } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { RoomsView } from './view.tsx'

const aRoom = (given: Partial<HousekeptUnit> = {}): HousekeptUnit => ({
  version: 'v1',
  roomId: 'sea',
  roomType: 'Sea view',
  unit: 1,
  state: 'dirty',
  changedAt: null,
  changedBy: null,
  closed: null,
  isOccupied: false,
  departure: null,
  arrival: null,
  ...given,
})

const comes = { hasArrived: false, guests: 2, children: [4, 9], time: '15:00' }
const rooms = [
  aRoom({ departure: { hasLeft: true }, arrival: comes }),
  aRoom({
    unit: 2,
    isOccupied: true,
    departure: { hasLeft: false },
    arrival: { ...comes, time: null, children: [] },
  }),
  aRoom({ unit: 3, state: 'clean', arrival: { ...comes, hasArrived: true } }),
  aRoom({ unit: 4, state: 'out_of_order', closed: { until: '2027-05-20', reason: 'Leak' } }),
]

const mount = (units = rooms, rights: Right[] = []) =>
  mountInDesk(<RoomsView />, { listUnits: units, setUnitState: {} as never }, { rights })

it('shows which rooms are to be cleaned, and what the day brings to each', async () => {
  const { outline, press, control } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "div 'Rooms' role=tablist
      button aria-selected=true role=tab type=button tabindex=0: To clean: 2
      button aria-selected=false role=tab type=button tabindex=-1: All: 4
    div 'To clean' role=tabpanel
      li
        article 'Sea view · 1'
          h2: Sea view · 1
          p: Has leftNext at 15:00, 2 guests, children: 4, 9Empty
          button aria-pressed=true type=button: Dirty
          button aria-pressed=false type=button: Clean
          button aria-pressed=false type=button: Inspected
          button type=button: Out of order…
      li
        article 'Sea view · 2'
          h2: Sea view · 2
          p: Leaves todayNext today, 2 guestsOccupied
          button aria-pressed=true type=button: Dirty
          button aria-pressed=false type=button: Clean
          button aria-pressed=false type=button: Inspected
          button type=button: Out of order…"
  `)
  await press(control('All: 4'))
  expect(outline()).toContain('Out of order until Thu 20 May: Leak')
  expect(outline().match(/^ +h2/gm)).toHaveLength(4)
})

it('says that every room is clean', async () => {
  const { page, press, control } = await mount([rooms[2] as HousekeptUnit])
  expect(page.textContent).toContain('Every room is clean.')
  await press(control('All: 1'))
  expect(page.textContent).not.toContain('Every room is clean.')
})

it('sets another state by one press, and asks nothing for the same', async () => {
  const { press, page, asked, sent, until } = await mount([aRoom()])
  const [dirty, clean] = [...page.querySelectorAll('button[aria-pressed]')] as Element[]
  await press(dirty as Element)
  expect(sent('setUnitState')).toBeUndefined()
  await press(clean as Element)
  await until(() => expect(asked.filter(({ name }) => name === 'listUnits')).toHaveLength(2))
  expect(sent('setUnitState')).toEqual({ version: 'v1', state: 'clean' })
})

it.each([
  ['housekeeping', [] as Right[], 'At most'],
  ['the front desk', ['block units'] as Right[], 'takes your passkey'],
])('takes a room out of order until a day: %s', async (_who, rights, hint) => {
  const { press, control, outline, fill, field, submit, sent, until, page } = await mount(
    [aRoom({ isOccupied: true })],
    rights,
  )
  await press(control('Out of order…'))
  expect(outline('dialog')).toContain(hint)
  expect(outline('dialog')).toContain('Guests are in it. Move them first')
  expect(field('Free again from')).toHaveProperty('value', '2027-05-11')
  expect(field('Free again from').getAttribute('min')).toBe('2027-05-11')
  await fill(field('Reason'), 'Leak')
  await fill(field('Free again from'), '2027-05-14')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('setUnitState')).toEqual({
    version: 'v1',
    state: 'out_of_order',
    until: '2027-05-14',
    reason: 'Leak',
  })
})

it('says why a state could not be set, and reads nothing again', async () => {
  const { press, page, asked, until, answer } = await mount([aRoom()])
  answer({ setUnitState: refusedWith('changed_meanwhile') })
  await press(page.querySelectorAll('button[aria-pressed]')[2] as Element)
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
  expect(asked.map(({ name }) => name)).toEqual(['listUnits', 'setUnitState'])
  expect(asked[1]?.address).toContain('/sea/1')
  expect(asked[1]?.body).toEqual({ version: 'v1', state: 'inspected' })
})
