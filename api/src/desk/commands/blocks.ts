import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { type Block, createBlocks, type Taker } from '../../rooms/blocks.ts'
import { DeskRefused } from '../desk-refused.ts'
import { type DeskParts, parseDay, todayAt } from './parts.ts'
import type { DeskRoomCommands } from './rooms.ts'

export interface BlockOrder {
  roomId: string
  from: string
  until: string
  reason: string
  /** Which of the rooms of this type; the first that is free without one. */
  unit?: number | undefined
}

const mostReasonChars = 200

const factsOf = (block: Block | undefined) => {
  if (!block) return null
  const { roomId, unit, from, until, reason } = block
  return { roomId, unit, from, until, reason }
}

/** Nights that nobody can book. */
export const createDeskBlockCommands = ({ db, recorder, now }: DeskParts, rooms: DeskRoomCommands) => {
  const blocks = createBlocks(db)
  const find = (id: number): Block => {
    const block = blocks.byId(id)
    if (!block) throw new DeskRefused(`There is no block ${id}.`)
    return block
  }

  const freeUnit = ({ roomId, unit }: BlockOrder, from: CalendarDate, until: CalendarDate): number => {
    const units = blocks.units(roomId)
    const wanted = units.find(({ number }) => number === unit)
    if (unit !== undefined && !wanted)
      throw new DeskRefused(`'${roomId}' has no unit ${unit}. It has ${units.length}.`)
    const takers = blocks.takers(roomId, from, until, wanted?.id)
    const free = wanted ? takers.length === 0 && wanted.id : blocks.freeUnit(roomId, from, until)
    if (free) return free
    throw new DeskRefused(`Taken by ${takers.map(nameOf).join(', ')}: cancel or unblock first.`)
  }

  return {
    /** All with nights from today on. */
    list: (): Block[] => blocks.after(todayAt(now())),
    find,
    add: (order: BlockOrder): Block => {
      const { id: roomId } = rooms.find(order.roomId)
      const [from, until, at] = [parseDay(order.from), parseDay(order.until), now()]
      const reason = parseReason(order.reason)
      assertSpan(from, until, todayAt(at))
      const id = recorder.added({ action: 'block add', at }, () => {
        const unitId = freeUnit({ ...order, roomId }, from, until)
        const number = blocks.add({ unitId, from, until, reason, createdAt: at.toISOString() })
        return { subject: String(number), after: factsOf(find(number)) ?? {} }
      })
      return find(Number(id))
    },
    /** Answers what it was; its nights can be booked again. */
    remove: (id: number): Block => {
      const block = find(id)
      const change = { action: 'block remove', subject: String(id), at: now() }
      recorder.changed({ ...change, read: () => factsOf(blocks.byId(id)) }, () => blocks.remove(id))
      return block
    },
  }
}

const nameOf = ({ reference, blockId }: Taker) => reference ?? `block ${blockId}`

const parseReason = (given: string): string => {
  const reason = given.trim()
  if (reason !== '' && reason.length <= mostReasonChars && !/\p{Cc}/u.test(reason)) return reason
  throw new DeskRefused(`A reason is one line of 1 to ${mostReasonChars} characters.`)
}

const assertSpan = (from: CalendarDate, until: CalendarDate, today: CalendarDate) => {
  if (from < today) throw new DeskRefused(`${from} is past: today is ${today}.`)
  if (until <= from)
    throw new DeskRefused('The last night is the one before --until, which must be after --from.')
  if (nightsBetween(today, until) <= limits.bookingHorizonDays) return
  throw new DeskRefused(`Nobody can book that far ahead: ${limits.bookingHorizonDays} days at most.`)
}
