import { rights } from '@calm-rest/contract/staff'
import { createRecorder } from '../core/audit-log/recorder.ts'
import type { Database } from '../core/database/database.ts'
import { createDeskAmenityCommands } from './commands/amenities.ts'
import { createDeskBlockCommands } from './commands/blocks.ts'
import { createDeskBookingCommands } from './commands/bookings.ts'
import { createDeskBookCommands } from './commands/books.ts'
import { createDeskChannelCommands } from './commands/channels.ts'
import { createDeskChargeCommands } from './commands/charges.ts'
import { createDeskDocumentCommands } from './commands/documents.ts'
import { createDeskExampleCommands } from './commands/examples.ts'
import { createDeskExplainCommands } from './commands/explain-stay.ts'
import { createDeskFactCommands } from './commands/facts.ts'
import { createDeskGuestCommands } from './commands/guests.ts'
import { createDeskLookCommands } from './commands/look.ts'
import { createDeskMessageCommands } from './commands/messages.ts'
import { createDeskPaymentLinkCommands } from './commands/payment-links.ts'
import { createDeskPaymentCommands } from './commands/payments.ts'
import { createDeskPayoutCommands } from './commands/payouts.ts'
import { createDeskPriceChangeCommands } from './commands/price-changes.ts'
import { createDeskPriceCommands } from './commands/prices.ts'
import { createDeskRateListCommands } from './commands/rate-lists.ts'
import { createDeskRateRuleCommands } from './commands/rate-rules.ts'
import { createDeskRateCommands } from './commands/rates.ts'
import { createDeskReviewCommands } from './commands/reviews.ts'
import { createDeskRoleCommands } from './commands/roles.ts'
import { createDeskRoomTypeStatusCommands } from './commands/room-type-status.ts'
import { createDeskRoomTypeCommands } from './commands/room-types.ts'
import { createDeskRoomCommands } from './commands/rooms.ts'
import { createDeskSetupCommands } from './commands/setup.ts'
import { createDeskStaffCommands } from './commands/staff.ts'
import { createDeskStayCommands } from './commands/stays.ts'
import { createDeskTermsCommands } from './commands/terms.ts'
import { createDeskTextCommands } from './commands/texts.ts'
import { createDeskTillCommands } from './commands/till.ts'
import { createDeskUnitCommands } from './commands/units.ts'
import { createDeskWalkInCommands } from './commands/walk-ins.ts'
import { type ActingSession, createJudgeActs } from './unusual-changes/judge-acts.ts'

interface CommandOptions {
  db: Database
  /** Name that the audit log records for every change. */
  who: string
  now: () => Date
  /** Session of the front desk; undefined for the command line. */
  session?: ActingSession | undefined
}

/** Actions of the front desk; the command line uses some of them. */
export const createDeskCommands = ({ db, who, now, session }: CommandOptions) => {
  const judge = session && createJudgeActs(db, session)
  const deps = { db, now, recorder: createRecorder(db, who, judge), held: session?.rights ?? rights }
  const rooms = createDeskRoomCommands(deps)
  const blocks = createDeskBlockCommands(deps, rooms)
  const roomTypes = createDeskRoomTypeCommands(deps)
  const roomTypeStatus = createDeskRoomTypeStatusCommands(deps, roomTypes)
  const bookings = createDeskBookingCommands(deps)
  const examples = createDeskExampleCommands(deps, roomTypeStatus, bookings)
  const rates = createDeskRateCommands(deps)
  const units = createDeskUnitCommands(deps, blocks)
  const terms = createDeskTermsCommands(deps, rates)
  return {
    bookings,
    stays: createDeskStayCommands(deps, units),
    payments: createDeskPaymentCommands(deps),
    paymentLinks: createDeskPaymentLinkCommands(deps),
    charges: createDeskChargeCommands(deps),
    payouts: createDeskPayoutCommands(deps),
    till: createDeskTillCommands(deps),
    documents: createDeskDocumentCommands(deps),
    walkIns: createDeskWalkInCommands(deps),
    rooms,
    blocks,
    roomTypes,
    roomTypeStatus,
    amenities: createDeskAmenityCommands(deps),
    units,
    rates,
    prices: createDeskPriceCommands(deps, rates),
    rateLists: createDeskRateListCommands(deps, rates),
    explain: createDeskExplainCommands(deps),
    priceChanges: createDeskPriceChangeCommands(deps, { rates, rooms }),
    rateRules: createDeskRateRuleCommands(deps, rates),
    reviews: createDeskReviewCommands(deps),
    messages: createDeskMessageCommands(deps),
    guests: createDeskGuestCommands(deps),
    books: createDeskBookCommands(deps),
    facts: createDeskFactCommands(deps),
    look: createDeskLookCommands(deps),
    examples,
    setup: createDeskSetupCommands(deps, { examples, terms }),
    terms,
    texts: createDeskTextCommands(deps),
    channels: createDeskChannelCommands(deps, rooms),
    staff: createDeskStaffCommands(deps),
    roles: createDeskRoleCommands(deps),
  }
}

export type DeskCommands = ReturnType<typeof createDeskCommands>
