import { addDays, type CalendarDate, earlierOf, laterOf } from '@calm-rest/contract/stay'
import { openDatabase } from '../../core/database/open.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { refusalOf } from '../../core/http/refusal.ts'
import { openDesk } from '../../desk/open-desk.ts'
import { createRetention } from '../../operations/retention/retention.ts'
import type { Span } from '../../property/inventory/held.ts'
import { makePlace, placeOf } from '../engine.ts'
import { createDice } from './dice.ts'
import { compare, isPossible, type NightRow } from './stored-nights.ts'

/** Types with three units, two and one: few enough to try every assignment. */
const types = ['frangipani-room', 'courtyard-room', 'coral-suite'] as const
const firstDay = '2027-06-01'
/** Days ahead within which stays begin. */
const horizonDays = 16

interface Stay extends Span {
  reference: string
  type: string
  state: 'expected' | 'arrived' | 'ended'
  /** State to restore, and until when: a departure or a no-show can be undone until the day after it. */
  ended?: { on: CalendarDate; checkOut: CalendarDate; wasArrived: boolean }
}

export interface StepsResult {
  steps: number
  booked: number
  changed: number
  refused: number
  /** Number of stays moved for others. */
  moved: number
}

/** Refusals for lack of a unit. Any other refusal is a fault of this test. */
const wantOfUnit = /taken or blocked|^Taken by|^Unit \d is taken|booked by others/

/**
 * Books, blocks, moves and changes at random through the commands of the front desk, and compares the inventory with a
 * plain model: every stay has exactly its nights, in one unit, and nothing is refused for lack of a unit if trying
 * every assignment finds one. Throws with the steps so far if they differ.
 */
export const checkInventory = async (
  dataDir: string,
  { seed, steps }: { seed: number; steps: number },
): Promise<StepsResult> => {
  const removePlace = await makePlace(dataDir)
  let today: CalendarDate = firstDay
  const now = () => new Date(`${today}T13:00:00Z`)
  const desk = await openDesk({ ...placeOf(dataDir), who: 'model', now })
  const db = await openDatabase(placeOf(dataDir))
  const retention = createRetention(db)
  const rows = db.prepare<[{ today: CalendarDate }], NightRow>(`
    SELECT u.room_type_id AS type, u.number AS unit, n.night, b.reference, n.block_id AS "blockId",
      CASE WHEN b.status = 'confirmed' AND b.check_in > @today AND b.pinned_at IS NULL THEN 1 ELSE 0 END
        AS "isMovable"
    FROM booking_nights n JOIN units u ON u.id = n.unit_id LEFT JOIN bookings b ON b.id = n.booking_id
    WHERE n.night >= @today`)
  const unitCounts = new Map(
    (
      await db
        .prepare<[], { type: string; units: number }>(
          'SELECT room_type_id AS type, COUNT(*) AS units FROM units GROUP BY room_type_id',
        )
        .all()
    ).map(({ type, units }) => [type, units]),
  )
  const { roll, pick } = createDice(seed)

  let stays: Stay[] = []
  const blocks = new Map<number, Span & { type: string }>()
  const told: string[] = []
  const result: StepsResult = { steps: 0, booked: 0, changed: 0, refused: 0, moved: 0 }

  const someSpan = (most: number): Span => {
    const from = addDays(today, roll(horizonDays))
    return { from, until: addDays(from, 1 + roll(most)) }
  }
  /** Checks that a unit of the type is occupied by guests who leave today and whose departure is not recorded. */
  const assertOccupied = async (type: string, cause: unknown, unit?: number) => {
    if (!(cause instanceof ApiError && cause.code === 'unit_occupied')) throw cause
    const leaving = stays.filter(
      (stay) => stay.type === type && stay.until === today && stay.state !== 'ended',
    )
    const units = await Promise.all(leaving.map(async ({ reference }) => desk.bookings.find(reference)))
    if (!units.some((one) => unit === undefined || one.unit === unit))
      throw new Error('Refused though nobody is in the unit', { cause })
    result.refused += 1
  }
  /** Returns whether it succeeded. A refusal is compared with every possible assignment. */
  const attempt = async (
    what: string,
    wanted: Span & { type: string; unit?: number | undefined; without?: string },
    work: () => Promise<unknown>,
  ): Promise<boolean> => {
    told.push(`${today} ${what}`)
    const before = await rows.all({ today })
    try {
      await work()
      return true
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'unit_occupied') {
        await assertOccupied(wanted.type, cause, wanted.unit)
        return false
      }
      const { message } = refusalOf(cause) as Error
      if (!wantOfUnit.test(message)) throw cause
      if (isPossible(before, wanted, unitCounts.get(wanted.type) ?? 0, today))
        throw new Error(`Refused though there is a way: ${message}`)
      result.refused += 1
      return false
    }
  }

  const book = async () => {
    const type = pick(types) as string
    const { from, until } = someSpan(5)
    const order = { roomId: type, checkIn: from, checkOut: until, guests: 1, lang: 'en' } as const
    const guest = { firstName: 'A', lastName: 'B', email: 'a@example.com' }
    const total = await desk.bookings.totalOf({ ...order, ...guest })
    let reference = ''
    const isDone = await attempt(`book ${type} ${from} ${until}`, { type, from, until }, async () => {
      reference = (await desk.bookings.add({ ...order, ...guest }, total))[0]?.reference ?? ''
    })
    if (!isDone) return
    result.booked += 1
    stays.push({ reference, type, from, until, state: 'expected' })
  }
  const block = async () => {
    const type = pick(types) as string
    const { from, until } = someSpan(3)
    const unit = roll(2) === 0 ? 1 + roll(unitCounts.get(type) ?? 1) : undefined
    let id = 0
    const order = { roomId: type, from, until, reason: 'x', unit }
    const isDone = await attempt(
      `block ${type} ${unit} ${from} ${until}`,
      { type, from, until, unit },
      async () => {
        id = (await desk.blocks.add(order)).id
      },
    )
    if (isDone) blocks.set(id, { type, from, until })
  }
  const unblock = async () => {
    const id = pick([...blocks.keys()])
    if (id === undefined) return
    told.push(`${today} unblock ${id}`)
    await desk.blocks.remove(id)
    blocks.delete(id)
  }
  const move = async (stay: Stay) => {
    const unit = 1 + roll(unitCounts.get(stay.type) ?? 1)
    if ((await desk.bookings.find(stay.reference)).unit === unit || stay.until <= today) return
    const from = laterOf(stay.from, today)
    const wanted = { type: stay.type, from, until: stay.until, unit, without: stay.reference }
    await attempt(`move ${stay.reference} ${unit}`, wanted, () =>
      desk.bookings.move(stay.reference, unit, 'x'),
    )
  }
  const pin = async ({ reference, until }: Stay) => {
    if (until <= today) return
    told.push(`${today} pin ${reference}`)
    await (roll(3) === 0 ? desk.bookings.pin(reference) : desk.bookings.unpin(reference))
  }
  const change = async (stay: Stay) => {
    const begun = stay.state === 'arrived' || stay.from < today
    const from = begun ? stay.from : laterOf(today, addDays(stay.from, roll(5) - 2))
    const until = laterOf(addDays(from, 1), addDays(stay.until, roll(5) - 2))
    if (until < today) return
    // no night is left for another type on the day of departure
    const type = until > today && roll(4) === 0 ? (pick(types) as string) : stay.type
    const terms = { room: type, checkIn: from, checkOut: until }
    const { after } = await desk.bookings.quoteChange(stay.reference, terms)
    const wanted = { type, from: laterOf(from, today), until, without: stay.reference }
    const isDone = await attempt(`change ${stay.reference} ${type} ${from} ${until}`, wanted, () =>
      desk.bookings.change(stay.reference, terms, after.totalPrice, { dirtyReason: 'x' }),
    )
    if (!isDone) return
    result.changed += 1
    Object.assign(stay, { type, from, until })
  }
  const end = async (stay: Stay, how: 'cancel' | 'noShow' | 'leave') => {
    told.push(`${today} ${how} ${stay.reference}`)
    await desk.bookings[how](stay.reference)
    if (how === 'cancel') stays = stays.filter((one) => one !== stay)
    else {
      const ended = { on: earlierOf(today, stay.until), checkOut: stay.until }
      stay.ended = { ...ended, wasArrived: stay.state === 'arrived' }
      stay.state = 'ended'
      stay.until = earlierOf(today, stay.until)
    }
  }
  const arrive = async (stay: Stay) => {
    told.push(`${today} arrive ${stay.reference}`)
    const { unit } = await desk.bookings.find(stay.reference)
    try {
      await desk.bookings.arrive(stay.reference, 'x')
      stay.state = 'arrived'
    } catch (cause) {
      await assertOccupied(stay.type, cause, unit)
    }
  }
  const undo = async () => {
    const stay = pick(stays.filter(({ ended }) => ended && today <= addDays(ended.on, 1)))
    const ended = stay?.ended
    if (!stay || !ended) return
    const wanted = { type: stay.type, from: today, until: ended.checkOut, without: stay.reference }
    const isDone = await attempt(`undo ${stay.reference}`, wanted, () => desk.bookings.undo(stay.reference))
    if (!isDone) return
    stay.until = ended.checkOut
    stay.state = ended.wasArrived ? 'arrived' : 'expected'
    delete stay.ended
  }
  const passDay = async () => {
    today = addDays(today, 1)
    told.push(today)
    await retention(now())
    // a stay that is over only changes through what was recorded on its last day
    stays = stays.filter(({ until, ended }) => until >= today || (ended && ended.checkOut >= today))
    for (const [id, { until }] of blocks) if (until <= today) blocks.delete(id)
  }

  const step = async () => {
    const kind = roll(20)
    if (kind < 7) return book()
    if (kind === 7) return block()
    if (kind === 8) return unblock()
    if (kind === 9) return passDay()
    if (kind === 10) return undo()
    const open = stays.filter(({ state, until }) => state !== 'ended' && until >= today)
    const stay = pick(open)
    if (!stay) return
    if (kind < 13) return move(stay)
    if (kind === 13) return pin(stay)
    if (kind < 17) return change(stay)
    if (stay.from > today) return kind === 17 ? end(stay, 'cancel') : undefined
    if (stay.state === 'expected' && kind === 18) return end(stay, 'noShow')
    if (stay.state === 'expected') {
      return arrive(stay)
    }
    return end(stay, 'leave')
  }

  try {
    for (; result.steps < steps; result.steps += 1) {
      await step()
      compare(await rows.all({ today }), { stays, blocks, today })
    }
    result.moved = Number(
      await db
        .prepare<[], number>(
          "SELECT COUNT(*) FROM desk_log WHERE who = 'assignment' AND action = 'booking move'",
        )
        .pluck()
        .get(),
    )
    return result
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Step ${result.steps} (seed ${seed}): ${said}\n${told.slice(-40).join('\n')}`, { cause })
  } finally {
    await desk.close()
    await db.close()
    await removePlace()
  }
}
