import type { StaffStay } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { createBookingReads } from '../../bookings/stored-booking.ts'
import type { Database } from '../../database/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { toStaffStay } from './stay-view.ts'

interface Write {
  reference: string
  /** What the writer saw. */
  version: string
  /** In which the answer names the room. */
  lang: Lang
}

/**
 * Reads and writes of one stay. A write says which version it saw, and where somebody was quicker nothing is changed: the
 * error has the stay as it is now. Comparing and writing are one transaction.
 */
export const createVersionedStays = (db: Database, now: () => Date) => {
  const reads = createBookingReads(db)
  /** @throws ApiError 'booking_not_found' */
  const read = async (reference: string, lang: Lang): Promise<StaffStay> => {
    const booking = await reads.byReference(reference, lang)
    if (!booking) throw new ApiError('booking_not_found')
    return toStaffStay(booking, now())
  }
  return {
    read,
    /** Answers the stay as `work` has left it. @throws ApiError 'changed_meanwhile' */
    write: ({ reference, version, lang }: Write, work: () => Promise<unknown>): Promise<StaffStay> =>
      db.transaction(async () => {
        const current = await read(reference, lang)
        if (current.version !== version) throw new ApiError('changed_meanwhile', { current })
        await work()
        return read(reference, lang)
      })(),
  }
}

export type VersionedStays = ReturnType<typeof createVersionedStays>
