import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { type Block, propertyOf, type Span, type Taker } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRoomCommands } from './rooms.ts'

export interface BlockOrder {
  roomId: string
  from: CalendarDate
  until: CalendarDate
  /** By default the name of who stays there. */
  reason?: string | undefined
  /** Who of the owner's people stays there; for any other block left out. */
  ownStayOf?: string | undefined
  /** Number of the unit of this room type; the first free one by default. */
  unit?: number | undefined
}

const factsOf = (block: Block | undefined) => {
  if (!block) return null
  const { roomId, unit, from, until, reason, ownStayOf } = block
  // the log names nobody
  return ownStayOf === null
    ? { roomId, unit, from, until, reason }
    : { roomId, unit, from, until, isOwnStay: 1 }
}

/** Nights that nobody can book. */
export const createDeskBlockCommands = ({ db, recorder, now }: DeskDeps, rooms: DeskRoomCommands) => {
  const blocks = propertyOf(db).blocks
  const find = async (id: number): Promise<Block> => {
    const block = await blocks.byId(id)
    if (!block) throw new ApiError('block_not_found', { why: `There is no block ${id}.` })
    return block
  }

  /** Moves stays that have not begun to another unit if necessary. */
  const makeRoom = async ({ roomId, unit }: BlockOrder, span: Span, at: Date): Promise<number> => {
    const unitId = await blocks.unitIdOf(roomId, unit)
    const free = await blocks.place({ roomTypeId: roomId, ...span, unitId }, todayAt(at), at)
    if (free !== undefined) return free
    const takers = await blocks.takers(roomId, span.from, span.until, unitId)
    throw new ApiError('unit_taken', {
      why: `Taken by ${takers.map(nameOf).join(', ')}: cancel or unblock first.`,
    })
  }

  const place = async (order: BlockOrder, earliest = todayAt(now())): Promise<Block> => {
    const { from, until, ownStayOf, reason = ownStayOf ?? '' } = order
    const at = now()
    assertSpan({ from, until }, { earliest, today: todayAt(at) })
    const { id: roomId } = await rooms.find(order.roomId)
    const unitId = await makeRoom({ ...order, roomId }, { from, until }, at)
    return find(await blocks.add({ unitId, from, until, reason, ownStayOf, createdAt: at.toISOString() }))
  }

  const add = async (order: BlockOrder, earliest?: CalendarDate): Promise<Block> => {
    const id = await recorder.added({ action: 'block add', at: now() }, async () => {
      const block = await place(order, earliest)
      return { subject: String(block.id), after: factsOf(block) ?? {} }
    })
    return find(Number(id))
  }

  const remove = async (id: number): Promise<Block> => {
    const block = await find(id)
    const change = { action: 'block remove', subject: String(id), at: now() }
    await recorder.changed({ ...change, read: async () => factsOf(await blocks.byId(id)) }, () =>
      blocks.remove(id),
    )
    return block
  }

  return {
    find,
    add: (order: BlockOrder): Promise<Block> => add(order),
    /**
     * Replaces a block by another, in one transaction, so that the limits of both acts hold. Nights that are over stay
     * where they were.
     */
    change: db.transaction(async (id: number, order: BlockOrder): Promise<Block> => {
      const today = todayAt(now())
      const before = await remove(id)
      const hasBegun = before.from < today
      if (!hasBegun) return add(order)
      const isElsewhere = order.roomId !== before.roomId || (order.unit ?? before.unit) !== before.unit
      if (!isElsewhere) return add({ ...order, unit: before.unit, from: before.from }, before.from)
      const { roomId, unit, from, reason, ownStayOf } = before
      await add({ roomId, unit, from, until: today, reason, ownStayOf: ownStayOf ?? undefined }, from)
      return add({ ...order, from: today })
    }),
    /** Writes no audit log line of its own; call it inside the transaction of an action that has one. */
    place: (order: BlockOrder) => place(order),
    /** Returns the removed block; its nights can be booked again. */
    remove,
  }
}

export type DeskBlockCommands = ReturnType<typeof createDeskBlockCommands>

const nameOf = ({ reference, blockId }: Taker) => reference ?? `block ${blockId}`

interface Bounds {
  earliest: CalendarDate
  today: CalendarDate
}

const assertSpan = ({ from, until }: Span, { earliest, today }: Bounds) => {
  if (from < earliest) throw invalidFields({ field: 'from', code: 'in_the_past' })
  if (until <= from) throw invalidFields({ field: 'until', code: 'not_after_check_in' })
  if (until > addDays(today, limits.bookingHorizonDays))
    throw invalidFields({ field: 'until', code: 'too_far_ahead' })
}
