import { deepEqual, equal } from 'node:assert/strict'
import type { Chart, StaffStay } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, laterOf, nightsOf } from '@calm-rest/contract/stay'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { openDesk } from '../../desk/open-desk.ts'
import { createRetention } from '../../operations/retention/retention.ts'
import { openPartners } from '../../partners/open-partners.ts'
import { placeOf } from '../engine.ts'
import { joinStaff, type StaffApi } from '../staff-calls.ts'
import { createDice } from './dice.ts'
import { type Acknowledged, createWaysToChange, partner } from './ways-to-change.ts'

const firstDay = '2027-06-01'
/** Days that the chart shows. */
const chartDays = 30

/** Days for which the model may still write to a stay that is over. */
const rememberedDays = 7

/** The clock of the whole property, half a day past midnight. A story moves it. */
export const createModelClock = () => {
  let today: CalendarDate = firstDay
  return {
    now: () => new Date(`${today}T13:00:00Z`),
    today: () => today,
    passDay: () => {
      today = addDays(today, 1)
    },
  }
}

interface ModelProperty extends StaffApi {
  dataDir: string
  /** Also the clock of the API. */
  clock: ReturnType<typeof createModelClock>
}

/**
 * Opens two phones of the staff, the site, a partner's page and the command line on one property, and records what was
 * acknowledged to them. The caller closes it.
 */
export const openTwoDesks = async ({ clock, dataDir, ...api }: ModelProperty, seed: number) => {
  const { now } = clock
  const command = await openDesk({ ...placeOf(dataDir), who: 'model', now })
  const partners = await openPartners(placeOf(dataDir), now)
  await partners.add({ id: partner.id, name: 'Model Tours', origins: [partner.origin] })
  await partners.close()
  const desks = [await joinStaff(api, 'owner', { now }), await joinStaff(api, 'desk', { now })] as const
  const stays: Acknowledged = new Map()
  const blocks = new Set<number>()
  const dice = createDice(seed)
  const retention = createRetention(api.db)
  const stored = api.db.prepare<[{ from: string; until: string }], string>(`
    SELECT u.room_type_id || ' ' || u.number || ' ' || n.night || ' ' || coalesce(b.reference, 'block ' || n.block_id)
    FROM booking_nights n JOIN units u ON u.id = n.unit_id LEFT JOIN bookings b ON b.id = n.booking_id
    WHERE n.night >= @from AND n.night < @until`)

  const readStay = async (reference: string) => {
    const { status, data } = await desks[0].call('readStay', { params: { reference } })
    equal(status, 200, `${reference} was answered ${status} ${data.code}`)
    return data.stay
  }
  const chart = async () => {
    const from = clock.today()
    return (await desks[0].call('readChart', { query: { from, until: addDays(from, chartDays) } })).data
  }

  /** Checks that chart, day, stays and rooms show what is stored, and that this was acknowledged. */
  const assertNothingLost = async () => {
    const today = clock.today()
    const from = today
    const until = addDays(today, chartDays)
    const shown = nightsOn(await chart())
    deepEqual(shown.toSorted(), (await stored.pluck().all({ from, until })).toSorted())
    const doors = shown.map((night) => night.split(' ').slice(0, 3).join(' '))
    equal(new Set(doors).size, doors.length, 'a night of a unit is given twice')
    const nightsOfStays = shown
      .filter((night) => !night.includes(' block '))
      .map((night) => night.split(' ').slice(2))
    deepEqual(
      nightsOfStays.map((parts) => parts.join(' ')).toSorted(),
      [...stays.values()].flatMap((stay) => nightsAhead(stay, from, until)).toSorted(),
    )
    const { data: day } = await desks[1].call('readDay')
    const names = (all: readonly StaffStay[]) => all.map(({ reference }) => reference).toSorted()
    const known = [...stays.values()].filter(({ status }) => status !== 'cancelled')
    deepEqual(names(day.arrivals), names(known.filter(({ checkIn }) => checkIn === today)))
    const leaves = ({ status, endedOn, checkOut }: StaffStay) =>
      status !== 'no_show' && (endedOn ?? checkOut) === today
    deepEqual(names(day.departures), names(known.filter(leaves)))
    for (const stay of [...day.arrivals, ...day.inHouse, ...day.departures])
      deepEqual(factsOf(stay), factsOf(stays.get(stay.reference) as StaffStay))
    const some = dice.pick([...stays.values()])
    if (some) {
      const { data } = await desks[1].call('readStay', { params: { reference: some.reference } })
      deepEqual(factsOf(data.stay), factsOf(some))
    }
  }
  /** Records the departure of guests long after their stay, like the front desk, and drops old stays from the model. */
  const forgetPast = async () => {
    const past = addDays(clock.today(), -rememberedDays)
    for (const { reference, checkOut } of stays.values()) {
      if (checkOut >= past) continue
      const { state, version } = await readStay(reference)
      const leave = { params: { reference }, body: { version, mark: 'check_out' } }
      if (state === 'in_house') equal((await desks[0].call('markStay', leave)).status, 200)
      stays.delete(reference)
    }
  }
  const passDay = async () => {
    clock.passDay()
    await retention(now())
    for (const desk of desks) await desk.signIn()
    await forgetPast()
  }
  const ways = createWaysToChange({
    api,
    command,
    desks,
    stays,
    blocks,
    dice,
    readStay,
    chart,
    today: clock.today,
    links: createSignedLinks(api.db, now),
  })
  return { dice, desks, stays, passDay, assertNothingLost, ways, close: command.close }
}

/** Returns what only the acknowledged client may have changed: assignment may move a stay, and time completes it. */
export const factsOf = ({
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

/** As `night reference`: nights that a stay must have from today on. */
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
