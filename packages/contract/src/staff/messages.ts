import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { bookingStatuses } from '../schemas/bookings.ts'
import { text } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** A guest's stay in short. */
export const shortStay = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  checkIn: z.string(),
  checkOut: z.string(),
})

/** A message of a stay's guest with its answers, oldest first. */
export const guestMessage = z.object({
  id: z.int(),
  message: z.string(),
  createdAt: z.string(),
  /** When the front desk answered, by mail or otherwise. */
  answeredAt: z.string().nullable(),
  replies: z.object({ reply: z.string(), createdAt: z.string() }).array(),
})

/** A message as the staff sees it. */
export const staffMessage = guestMessage.extend({
  version,
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Language of the message, and of mailed answers. */
  lang: z.enum(langs),
  /** Stays with the same email address, latest first. */
  stays: shortStay.array(),
  /**
   * Open messages from the same address, and from the same network within a week; 0 if the network is
   * unknown.
   */
  alike: z.object({ sender: z.int(), network: z.int() }),
})

/**
 * `open`: only messages without an answer. `before`: only messages older than this id. The newest
 * `staffLimits.listed` first.
 */
export const messagesQuery = z.object({
  open: z.enum(['true', 'false']).optional(),
  before: z.coerce.number().int().min(1).optional(),
})
export const messageParams = z.object({ id: z.coerce.number().int().min(1) })
export const answerInput = versioned.extend({ reply: text(limits.text.message) })
export const answeredInput = versioned

/**
 * Closes the open messages with these ids; `all`: also every open message of their senders, or of their
 * networks.
 */
export const closeInput = z.object({
  ids: z.int().min(1).array().min(1).max(staffLimits.closedAtOnce),
  all: z.enum(['sender', 'network']).optional(),
})
export const closedMessages = z.object({ closed: z.int() })

export type GuestMessage = z.infer<typeof guestMessage>
export type StaffMessage = z.infer<typeof staffMessage>
export type CloseInput = z.input<typeof closeInput>
export type AnswerInput = z.input<typeof answerInput>
