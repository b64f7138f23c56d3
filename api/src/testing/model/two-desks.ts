import type { Chart, StaffStay } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, laterOf, nightsOf } from '@calm-rest/contract/stay'
import { whenDone } from '@calm-rest/testing/cleanup'
import { expect } from 'vitest'
import { openDesk } from '../../desk/index.ts'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import { createSignedLinks } from '../../links/signed-links.ts'
import { placeOf } from '../engine.ts'
import { joinStaff } from '../staff.ts'
import { openTestApi } from '../test-api.ts'
import { createDice } from './dice.ts'
import { type Acknowledged, createWaysToChange } from './ways-to-change.ts'

const firstDay = '2027-06-01'
/** Days that the chart shows. */
const chartDays = 30

/** Two phones of the staff, the site and the command line on one house, and what was acknowledged to them. */
export const openTwoDesks = async (seed: number) => {
  let today: CalendarDate = firstDay
  const now = () => new Date(`${today}T06:30:00Z`)
  const api = await openTestApi({ now })
  const command = await openDesk({ ...placeOf(api.dataDir), who: 'model', now })
  whenDone(command.close)
  const desks = [await joinStaff(api, 'owner', { now }), await joinStaff(api, 'desk', { now })] as const
  const stays: Acknowledged = new Map()
  const blocks = new Set<number>()
  const dice = createDice(seed)
  const housekeeping = createHousekeeping(api.db)
  const stored = api.db.prepare<[{ from: string; until: string }], string>(`
    SELECT u.room_type_id || ' ' || u.number || ' ' || n.night || ' ' || coalesce(b.reference, 'block ' || n.block_id)
    FROM booking_nights n JOIN units u ON u.id = n.unit_id LEFT JOIN bookings b ON b.id = n.booking_id
    WHERE n.night >= @from AND n.night < @until`)

  const readStay = async (reference: string) =>
    (await desks[0].call('readStay', { params: { reference } })).data.stay
  const chart = async () =>
    (await desks[0].call('readChart', { query: { from: today, until: addDays(today, chartDays) } })).data

  /** The chart and the day are what is stored, and that is what was acknowledged. */
  const assertNothingLost = async () => {
    const [from, until] = [today, addDays(today, chartDays)]
    const shown = nightsOn(await chart())
    expect(shown.toSorted()).toEqual((await stored.pluck().all({ from, until })).toSorted())
    const doors = shown.map((night) => night.split(' ').slice(0, 3).join(' '))
    expect(new Set(doors).size, 'a night of a unit is given twice').toBe(doors.length)
    const nightsOfStays = shown
      .filter((night) => !night.includes(' block '))
      .map((night) => night.split(' ').slice(2))
    expect(nightsOfStays.map((parts) => parts.join(' ')).toSorted()).toEqual(
      [...stays.values()].flatMap((stay) => nightsAhead(stay, from, until)).toSorted(),
    )
    const { data: day } = await desks[1].call('readDay')
    const names = (all: readonly StaffStay[]) => all.map(({ reference }) => reference).toSorted()
    const known = [...stays.values()].filter(({ status }) => status !== 'cancelled')
    expect(names(day.arrivals)).toEqual(names(known.filter(({ checkIn }) => checkIn === today)))
    const leaves = ({ status, endedOn, checkOut }: StaffStay) =>
      status !== 'no_show' && (endedOn ?? checkOut) === today
    expect(names(day.departures)).toEqual(names(known.filter(leaves)))
    for (const stay of [...day.arrivals, ...day.inHouse, ...day.departures])
      expect(factsOf(stay)).toEqual(factsOf(stays.get(stay.reference) as StaffStay))
  }
  const passDay = async () => {
    today = addDays(today, 1)
    await housekeeping(now())
    for (const desk of desks) await desk.signIn()
  }
  const ways = createWaysToChange({
    ...{ api, command, desks, stays, blocks, dice, readStay, chart, today: () => today },
    links: createSignedLinks(api.db, now),
  })
  return { dice, passDay, assertNothingLost, ways }
}

/** What nobody but whoever was answered may have changed: assignment may move a stay, and time completes it. */
const factsOf = ({
  reference,
  roomId,
  checkIn,
  checkOut,
  guests,
  note,
  arrivedOn,
  endedOn,
  totalPrice,
  paid,
}: StaffStay) => ({
  ...{ reference, roomId, checkIn, checkOut, guests, note, arrivedOn, endedOn, totalPrice, paid },
})

/** As `type unit night what`. */
const nightsOn = ({ stays, blocks, from, until }: Chart): string[] => [
  ...stays.flatMap((stay) =>
    nightsOf(stay.from, stay.until).map((night) => `${stay.roomId} ${stay.unit} ${night} ${stay.reference}`),
  ),
  ...blocks.flatMap((block) =>
    nightsOf(block.from, block.until)
      .filter((night) => night >= from && night < until)
      .map((night) => `${block.roomId} ${block.unit} ${night} block ${block.id}`),
  ),
]

/** As `night reference`: those that a stay must have from today on. */
const nightsAhead = (
  { reference, status, checkIn, checkOut, endedOn }: StaffStay,
  from: string,
  until: string,
) => {
  if (status === 'cancelled' || status === 'no_show' || endedOn !== null) return []
  return nightsOf(laterOf(checkIn, from), checkOut)
    .filter((night) => night < until)
    .map((night) => `${night} ${reference}`)
}
