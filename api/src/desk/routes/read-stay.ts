import type { StaffStay } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { staysOf } from '../../stays/index.ts'
import { toStaffStay } from './stay-view.ts'

/**
 * Returns one stay as the staff see it.
 *
 * @throws ApiError 'booking_not_found'
 */
export const createReadStay = (db: Database, now: () => Date) => {
  const reads = staysOf(db).bookings
  return async (reference: string, lang: Lang): Promise<StaffStay> => {
    const booking = await reads.byReference(reference, lang)
    if (!booking) throw new ApiError('booking_not_found')
    return toStaffStay(booking, now())
  }
}

export type ReadStay = ReturnType<typeof createReadStay>
