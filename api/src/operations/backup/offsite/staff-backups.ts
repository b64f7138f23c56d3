import type { StaffBackups } from '@calm-rest/contract/staff'
import { readStatus } from './status.ts'

/** State of the backups in the bucket, for the front desk; undefined before a process of the site has begun to ship. */
export const staffBackups = (dataDir: string): StaffBackups | undefined => {
  const status = readStatus(dataDir)
  if (!status) return undefined
  const { shippedUntil = null, rehearsal } = status
  return {
    until: shippedUntil,
    rehearsal: rehearsal
      ? { at: rehearsal.at, bookings: rehearsal.bookings ?? null, seconds: rehearsal.seconds ?? null }
      : null,
  }
}
