import type { GuestText } from '@calm-rest/contract/guest-texts'
import type { bookingInput } from '@calm-rest/contract/schemas'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import type { GuestMail } from '../../core/mail-limits/mail-limit.ts'
import type { Attribution, PartnerLink } from '../../partners/index.ts'
import type { QuoteBasis } from '../../property/index.ts'
import type { Attempt } from './idempotency.ts'
import type { Evidence } from './night-caps.ts'

/** A validated booking, and what its request contains beside the body. */
export interface Order
  extends Omit<
      z.output<typeof bookingInput>,
      keyof PartnerLink | GuestText | 'quote' | 'workProof' | 'addressCode'
    >,
    Partial<Record<GuestText, string | undefined>> {
  lang: Lang
  bookedAt: Date
  /** First day on which the stay may begin; today at the property by default. */
  firstDay?: CalendarDate | undefined
  /** Promise of the guest's quote. */
  quoted?: QuoteBasis | undefined
  /** The property itself books, so restrictions of the rates do not apply. */
  isUnrestricted?: boolean | undefined
  /** Number of the only permitted unit, for a single room; any unit by default. */
  unit?: number | undefined
  /** The account of the signed-in guest. */
  userId: string | undefined
  attempt: Attempt | undefined
  /** The partner that gets the booking. */
  attribution?: Attribution | undefined
  /** Hash of the client's network; null if it is unknown, or the front desk books. */
  network: Buffer | null
  /** Evidence for a booking beyond a cap of nights; none by default. */
  evidence?: Evidence | undefined
  /** Decides whether the guest is mailed, and counts the mail. By default the booking is always confirmed by mail. */
  guestMail?: GuestMail | undefined
}
