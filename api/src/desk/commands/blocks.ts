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
  reason: string
  /** Number of the unit of this room type; the first free one by default. */
  unit?: number | undefined
}

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

  const place = async (order: BlockOrder): Promise<Block> => {
    const { from, until, reason } = order
    const at = now()
    assertSpan(from, until, todayAt(at))
    const { id: roomId } = await rooms.find(order.roomId)
    const unitId = await makeRoom({ ...order, roomId }, { from, until }, at)
    return find(await blocks.add({ unitId, from, until, reason, createdAt: at.toISOString() }))
  }

  return {
    find,
    add: async (order: BlockOrder): Promise<Block> => {
      const id = await recorder.added({ action: 'block add', at: now() }, async () => {
        const block = await place(order)
        return { subject: String(block.id), after: factsOf(block) ?? {} }
      })
      return find(Number(id))
    },
    /** Writes no audit log line of its own; call it inside the transaction of an action that has one. */
    place,
    /** Returns the removed block; its nights can be booked again. */
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

const assertSpan = (from: CalendarDate, until: CalendarDate, today: CalendarDate) => {
  if (from < today) throw invalidFields({ field: 'from', code: 'in_the_past' })
  if (until <= from) throw invalidFields({ field: 'until', code: 'not_after_check_in' })
  if (until > addDays(today, limits.bookingHorizonDays))
    throw invalidFields({ field: 'until', code: 'too_far_ahead' })
}
