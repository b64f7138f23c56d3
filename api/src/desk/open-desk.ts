import { createAuditLog } from '../core/audit-log/audit-log.ts'
import type { DatabasePlace } from '../core/database/open.ts'
import { openExisting } from '../core/database/open-existing.ts'
import { createDeskCommands } from './create-desk-commands.ts'

export { type LogLine, unshownFacts } from '../core/audit-log/audit-log.ts'
export type { DeskBooking, GivenGroup } from './commands/bookings.ts'
export type { DeskChannel, NewDeskChannel } from './commands/channels.ts'
export type { InvitedMember } from './commands/staff.ts'

export interface DeskOptions extends DatabasePlace {
  /** Name that the audit log records for every change. */
  who: string
  /** The clock. Tests set the day with it. */
  now?: () => Date
}

/**
 * Opens the commands of the front desk beside a site that runs on `dataDir`, which applies a change from its next
 * request on. Each change is one transaction with its audit log line. Throws if a rule forbids a change; `refusalOf`
 * puts the error into words.
 */
export const openDesk = async ({ who, now = () => new Date(), ...place }: DeskOptions) => {
  const db = await openExisting(place)
  return {
    ...createDeskCommands({ db, who, now }),
    /** Returns the newest changes first, of one subject or of all. */
    log: createAuditLog(db).newest,
    close: () => db.close(),
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
