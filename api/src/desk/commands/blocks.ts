import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { ActionRefused } from '../../core/action-refused.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import { type Block, propertyOf, type Span, type Taker } from '../../property/index.ts'
import { type DeskDeps, parseDay } from './deps.ts'
import type { DeskRoomCommands } from './rooms.ts'

export interface BlockOrder {
  roomId: string
  from: string
  until: string
  reason: string
  /** Number of the unit of this room type; the first free one by default. */
  unit?: number | undefined
}

const mostReasonChars = 200

const factsOf = (block: Block | undefined) => {
  if (!block) return null
  const { roomId, unit, from, until, reason } = block
  return { roomId, unit, from, until, reason }
}

/** Nights that nobody can book. */
export const createDeskBlockCommands = ({ db, recorder, now }: DeskDeps, rooms: DeskRoomCommands) => {
  const blocks = propertyOf(db).blocks
  const find = async (id: number): Promise<Block> => {
    const block = await blocks.byId(id)
    if (!block) throw new ActionRefused(`There is no block ${id}.`, 'block_not_found')
    return block
  }

  /** Stays of guests who are not there yet are moved to another unit for it where that is the only way. */
  const makeRoom = async ({ roomId, unit }: BlockOrder, span: Span, at: Date): Promise<number> => {
    const unitId = await blocks.unitIdOf(roomId, unit)
    const free = await blocks.place({ roomTypeId: roomId, ...span, unitId }, todayAt(at), at)
    if (free !== undefined) return free
    const takers = await blocks.takers(roomId, span.from, span.until, unitId)
    throw new ActionRefused(
      `Taken by ${takers.map(nameOf).join(', ')}: cancel or unblock first.`,
      'unit_taken',
    )
  }

  const place = async (order: BlockOrder): Promise<Block> => {
    const from = parseDay(order.from)
    const until = parseDay(order.until)
    const at = now()
    const reason = parseReason(order.reason)
    assertSpan(from, until, todayAt(at))
    const { id: roomId } = await rooms.find(order.roomId)
    const unitId = await makeRoom({ ...order, roomId }, { from, until }, at)
    return find(await blocks.add({ unitId, from, until, reason, createdAt: at.toISOString() }))
  }

  return {
    /** All with nights from today on. */
    list: (): Promise<Block[]> => blocks.after(todayAt(now())),
    find,
    add: async (order: BlockOrder): Promise<Block> => {
      const id = await recorder.added({ action: 'block add', at: now() }, async () => {
        const block = await place(order)
        return { subject: String(block.id), after: factsOf(block) ?? {} }
      })
      return find(Number(id))
    },
    /** Without a line of its own, for an act whose line has it; only inside the transaction of that act. */
    place,
    /** Answers what it was; its nights can be booked again. */
    remove: async (id: number): Promise<Block> => {
      const block = await find(id)
      const change = { action: 'block remove', subject: String(id), at: now() }
      await recorder.changed({ ...change, read: async () => factsOf(await blocks.byId(id)) }, () =>
        blocks.remove(id),
      )
      return block
    },
  }
}

export type DeskBlockCommands = ReturnType<typeof createDeskBlockCommands>

const nameOf = ({ reference, blockId }: Taker) => reference ?? `block ${blockId}`

const parseReason = (given: string): string => {
  const reason = given.trim()
  if (reason !== '' && reason.length <= mostReasonChars && !/\p{Cc}/u.test(reason)) return reason
  throw new ActionRefused(`A reason is one line of 1 to ${mostReasonChars} characters.`)
}

const assertSpan = (from: CalendarDate, until: CalendarDate, today: CalendarDate) => {
  if (from < today) throw new ActionRefused(`${from} is past: today is ${today}.`)
  if (until <= from)
    throw new ActionRefused('The last night is the one before --until, which must be after --from.')
  if (nightsBetween(today, until) <= limits.bookingHorizonDays) return
  throw new ActionRefused(`Nobody can book that far ahead: ${limits.bookingHorizonDays} days at most.`)
}
