import { z } from 'zod'

/**
 * Limits of mails to the owner about single bookings, changes and cancellations. All beyond are reported in one mail.
 */
export interface OwnerMailLimits {
  /** About bookings of one network of clients, or of one account, within 24 hours. */
  network: number
  /** About all bookings, within an hour. */
  hour: number
}

/**
 * A travel agency books ten rooms on a good day and cancels some; a property of 24 rooms that is booked out within an
 * hour gets 24 mails. Beyond that nobody reads them one by one.
 */
export const defaultOwnerMailLimits: OwnerMailLimits = { network: 20, hour: 100 }

/** For tests that are not about these limits. */
export const noOwnerMailLimits: OwnerMailLimits = { network: Infinity, hour: Infinity }

const mails = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual)

export const ownerMailVariables = {
  OWNER_MAILS_PER_NETWORK: mails(defaultOwnerMailLimits.network),
  OWNER_MAILS_PER_HOUR: mails(defaultOwnerMailLimits.hour),
}

export const ownerMailLimits = (
  environment: Record<keyof typeof ownerMailVariables, number>,
): OwnerMailLimits => ({
  network: environment.OWNER_MAILS_PER_NETWORK,
  hour: environment.OWNER_MAILS_PER_HOUR,
})
