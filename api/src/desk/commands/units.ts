import { hotel } from '@calm-rest/contract/hotel'
import type { UnitState } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { propertyOf } from '../../property/index.ts'
import type { DeskBlockCommands } from './blocks.ts'
import type { DeskDeps } from './deps.ts'

/** Out of order until a day. */
export interface OutOfOrder {
  until: CalendarDate
  reason: string
}

/** Housekeeping status of units. */
export const createDeskUnitCommands = ({ db, recorder, now }: DeskDeps, blocks: DeskBlockCommands) => {
  const states = propertyOf(db).unitStates
  const find = async (roomId: string, number: number) => {
    const unit = await states.byNumber(roomId, number, hotel.deskLang)
    if (unit) return unit
    throw new ApiError('unit_not_found', { why: `There is no unit ${number} of '${roomId}'.` })
  }

  /** Reopens the closed nights, unless somebody already has. */
  const reopen = async (blockId: number | null) => {
    if (blockId !== null) await blocks.remove(blockId)
  }

  return {
    /**
     * Takes a unit that its guests have just left out of order. Writes no audit log line; call it inside the
     * transaction of the action that moves them.
     */
    close: async (roomId: string, number: number, closed: OutOfOrder, at: Date): Promise<void> => {
      const { unitId, blockId } = await find(roomId, number)
      await reopen(blockId)
      const block = await blocks.place({ roomId, unit: number, from: todayAt(at), ...closed })
      await states.set({ unitId, state: 'out_of_order', blockId: block.id }, recorder.who, at)
    },
    /**
     * 'Out of order' closes the nights from today on; stays that are not pinned are moved, and if one cannot
     * be, nothing changes. Any other status reopens them.
     */
    set: async (roomId: string, number: number, state: UnitState, closed?: OutOfOrder): Promise<void> => {
      const at = now()
      const read = async () => {
        const unit = await find(roomId, number)
        return { state: unit.state, until: unit.blockedUntil }
      }
      const subject = `${roomId}/${number}`
      await recorder.changed(
        { action: 'unit state', subject, at, reason: closed?.reason, read },
        async () => {
          const { unitId, blockId } = await find(roomId, number)
          await reopen(blockId)
          const block = closed && (await blocks.add({ roomId, unit: number, from: todayAt(at), ...closed }))
          await states.set({ unitId, state, blockId: block?.id ?? null }, recorder.who, at)
        },
      )
    },
  }
}

export type DeskUnitCommands = ReturnType<typeof createDeskUnitCommands>
