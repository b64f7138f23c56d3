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

/** A validated booking, and all that its request says beside the body. */
export interface Order
  extends Omit<
      z.output<typeof bookingInput>,
      keyof PartnerLink | GuestText | 'quote' | 'workProof' | 'addressCode'
    >,
    Partial<Record<GuestText, string | undefined>> {
  lang: Lang
  bookedAt: Date
  /** First day on which the stay may begin; today at the property without it. */
  firstDay?: CalendarDate | undefined
  /** What the guest's quote has promised. */
  quoted?: QuoteBasis | undefined
  /** The property itself books: restrictions of the rates do not bind it. */
  isUnrestricted?: boolean | undefined
  /** Number of the only unit that will do, of a single room; by default any. */
  unit?: number | undefined
  /** The account of whoever is signed in. */
  userId: string | undefined
  attempt: Attempt | undefined
  /** The partner that gets the booking. */
  attribution?: Attribution | undefined
  /** Hash of the client's network; null where it is unknown, or the front desk books. */
  network: Buffer | null
  /** What speaks for the booking beyond a cap of nights; nothing where it is not said. */
  evidence?: Evidence | undefined
  /** Decides about the mail to the guest, and counts it; without it, the booking is always confirmed. */
  guestMail?: GuestMail | undefined
}
