import { nightCaps, nightCapVariables, proofOfWork } from './bookings/environment.ts'
import { defaultNightCaps, type NightCaps, noNightCaps } from './bookings/night-caps.ts'
import { defaultProofOfWork, type ProofOfWork } from './bookings/proof-of-work.ts'
import { messageCaps, messageCapVariables } from './messages/environment.ts'
import { defaultMessageCaps, type MessageCaps, noMessageCaps } from './messages/message-caps.ts'
import { reviewCaps, reviewCapVariables } from './reviews/environment.ts'
import { defaultReviewCaps, noReviewCaps, type ReviewCaps } from './reviews/review-caps.ts'

/** What strangers may do within 24 hours. */
export interface StayOptions {
  /** Maximum number of booked nights. */
  nightCaps: NightCaps
  /** Maximum number of stored messages. */
  messageCaps: MessageCaps
  /** Maximum number of reviews published at once. */
  reviewCaps: ReviewCaps
  /** Work of a booking beyond the caps of nights; tests use less. */
  proofOfWork: ProofOfWork
}

export type GivenStayOptions = { [Name in keyof StayOptions]?: Partial<StayOptions[Name]> }

/** Returns the options with defaults for missing values. */
export const withUsual = (given: GivenStayOptions): StayOptions => ({
  nightCaps: { ...defaultNightCaps, ...given.nightCaps },
  messageCaps: { ...defaultMessageCaps, ...given.messageCaps },
  reviewCaps: { ...defaultReviewCaps, ...given.reviewCaps },
  proofOfWork: { ...defaultProofOfWork, ...given.proofOfWork },
})

/** Bookings, messages and reviews without limits, for tests and measurements. */
export const noStayCaps = { nightCaps: noNightCaps, messageCaps: noMessageCaps, reviewCaps: noReviewCaps }

export const stayVariables = { ...messageCapVariables, ...nightCapVariables, ...reviewCapVariables }

/** Returns the options from the variables of the process. */
export const stayOptions = (environment: Record<keyof typeof stayVariables, number>): GivenStayOptions => ({
  nightCaps: nightCaps(environment),
  messageCaps: messageCaps(environment),
  reviewCaps: reviewCaps(environment),
  proofOfWork: proofOfWork(environment),
})
