import { z } from 'zod'
import { nightCaps, nightCapVariables, proofOfWork } from './bookings/environment.ts'
import { defaultNightCaps, type NightCaps, noNightCaps } from './bookings/night-caps.ts'
import { defaultProofOfWork, type ProofOfWork } from './bookings/proof-of-work.ts'
import { defaultMessageCaps, type MessageCaps, noMessageCaps } from './messages/message-caps.ts'
import { defaultReviewCaps, noReviewCaps, type ReviewCaps } from './reviews/review-caps.ts'

const reviews = (usual: number) => z.coerce.number().int().min(1).max(10_000).default(usual)

/** Maximum number of reviews published at once within 24 hours. */
const reviewCapVariables = {
  REVIEWS_PER_ADDRESS: reviews(defaultReviewCaps.address),
  REVIEWS_PER_NETWORK: reviews(defaultReviewCaps.network),
  REVIEWS_PER_DAY: reviews(defaultReviewCaps.day),
}

const reviewCaps = (environment: Record<keyof typeof reviewCapVariables, number>): ReviewCaps => ({
  address: environment.REVIEWS_PER_ADDRESS,
  network: environment.REVIEWS_PER_NETWORK,
  day: environment.REVIEWS_PER_DAY,
})

const messages = (usual: number) => z.coerce.number().int().min(1).max(100_000).default(usual)

/** Maximum number of messages stored within 24 hours. */
const messageCapVariables = {
  MESSAGES_PER_NETWORK: messages(defaultMessageCaps.network),
  MESSAGES_PER_DAY: messages(defaultMessageCaps.day),
}

const messageCaps = (environment: Record<keyof typeof messageCapVariables, number>): MessageCaps => ({
  network: environment.MESSAGES_PER_NETWORK,
  day: environment.MESSAGES_PER_DAY,
})

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
