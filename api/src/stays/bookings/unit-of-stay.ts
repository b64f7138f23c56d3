import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone, laterOf } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { propertyOf } from '../../property/index.ts'
import { createBookingReads } from './stored-booking.ts'

/** Sets the unit of a stay, for the front desk. Call it inside a transaction. */
export const createUnitOfStay = (db: Database) => {
  const inventory = propertyOf(db).inventory
  const reads = createBookingReads(db)
  const units = propertyOf(db).unitStates
  const setUnit = db.prepare<[number, string, number]>(
    'UPDATE bookings SET unit_id = ?, pinned_at = ? WHERE id = ?',
  )
  const setPinned = db.prepare<[string | null, number]>('UPDATE bookings SET pinned_at = ? WHERE id = ?')

  /** Finds a stay that is not over. */
  const find = async (reference: string, at: Date) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    const today = dateInZone(at, hotel.timeZone)
    if (booking.status !== 'confirmed' || booking.checkOut <= today) throw new ApiError('booking_closed')
    return { ...booking, today }
  }

  return {
    /**
     * Moves a stay to the unit with this number, and pins it there. For a guest in house, it moves the nights from
     * today on, and the used unit becomes dirty. Others make room if they may.
     */
    move: async (reference: string, number: number, at: Date) => {
      const stay = await find(reference, at)
      const { id, roomId: roomTypeId, checkIn, checkOut, unit, arrivedOn, today } = stay
      if (unit === number)
        throw new ApiError('invalid_request', { why: `${reference} has unit ${unit} already.` })
      const unitId = (await inventory.unitIdOf(roomTypeId, number)) as number
      const from = laterOf(checkIn, today)
      await inventory.release(id, from)
      const span = { roomTypeId, from, until: checkOut, unitId }
      if ((await inventory.place(span, today, at)) === undefined)
        throw new ApiError('unit_taken', {
          why: `Unit ${number} is taken by who may not be moved from ${from} to ${checkOut}.`,
        })
      if (arrivedOn !== null) await units.soil(id, at)
      await setUnit.run(unitId, at.toISOString(), id)
      await inventory.take(unitId, from, checkOut, id)
    },
    /** Pins the stay to its present unit. */
    pin: async (reference: string, at: Date) => {
      const { id, pinnedAt } = await find(reference, at)
      if (pinnedAt === null) await setPinned.run(at.toISOString(), id)
    },
    /** Unpins the stay, so that it may be moved until the guest arrives. */
    unpin: async (reference: string, at: Date) => {
      await setPinned.run(null, (await find(reference, at)).id)
    },
  }
}
