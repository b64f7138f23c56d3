import { ActionRefused } from '../action-refused.ts'
import type { DatabasePlace } from '../database/open.ts'
import { openExisting } from '../database/open-existing.ts'
import { createDeskBlockCommands } from './commands/blocks.ts'
import { createDeskBookingCommands } from './commands/bookings.ts'
import { createDeskChannelCommands } from './commands/channels.ts'
import { createDeskGuestCommands } from './commands/guests.ts'
import { createDeskMessageCommands } from './commands/messages.ts'
import { createDeskRateCommands } from './commands/rates.ts'
import { createDeskReviewCommands } from './commands/reviews.ts'
import { createDeskRoomCommands } from './commands/rooms.ts'
import { createDeskLog } from './log/desk-log.ts'
import { createRecorder } from './log/recorder.ts'

export type { Erased } from '../accounts/me/erasure.ts'
export { ActionRefused } from '../action-refused.ts'
export type { MessageReply } from '../messages/answer.ts'
export type { Block } from '../rooms/blocks.ts'
export type { BlockOrder } from './commands/blocks.ts'
export type {
  DeskBooking,
  DeskChange,
  DeskChangeQuote,
  DeskDay,
  DeskOrder,
  GivenGroup,
} from './commands/bookings.ts'
export type { DeskChannel, NewDeskChannel } from './commands/channels.ts'
export type { DeskGuest } from './commands/guests.ts'
export type { DeskMessage } from './commands/messages.ts'
export type { PreviewOrder, PriceRow, RatePreview } from './commands/rates.ts'
export type { DeskReview } from './commands/reviews.ts'
export type { DeskRoom } from './commands/rooms.ts'
export type { LogLine } from './log/desk-log.ts'
export { refusalOf } from './refusal.ts'

export interface DeskOptions extends DatabasePlace {
  /** Name that the log has for every change. */
  who: string
  /** The clock; a test sets the day with it. */
  now?: () => Date
}

/**
 * The owner's desk, beside a site that runs on `dataDir` and goes by a change from its next request on. Each change
 * is one transaction with its line in the log. What a rule forbids is thrown; `refusalOf` puts it into words.
 */
export const openDesk = async ({ who, now = () => new Date(), ...place }: DeskOptions) => {
  const db = await openExisting(place, (why) => new ActionRefused(why))
  const deps = { db, now, recorder: createRecorder(db, who) }
  const rooms = createDeskRoomCommands(deps)
  return {
    bookings: createDeskBookingCommands(deps),
    rooms,
    blocks: createDeskBlockCommands(deps, rooms),
    rates: createDeskRateCommands(deps),
    reviews: createDeskReviewCommands(deps),
    messages: createDeskMessageCommands(deps),
    guests: createDeskGuestCommands(deps),
    channels: createDeskChannelCommands(deps, rooms),
    /** The newest changes first; about one thing, or about all. */
    log: createDeskLog(db).newest,
    close: () => db.close(),
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
