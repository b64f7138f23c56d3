import { z } from 'zod'
import { limits } from '../limits.ts'
import { bookingStatuses } from '../schemas/bookings.ts'
import { text } from '../schemas/fields.ts'
import { langs } from '../widget/lang.ts'
import { version, versioned } from './version.ts'

/** Of one guest, in short. */
export const shortStay = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  checkIn: z.string(),
  checkOut: z.string(),
})

/** A message of the guest of a stay with the answers so far, the oldest first. */
export const guestMessage = z.object({
  id: z.int(),
  message: z.string(),
  createdAt: z.string(),
  /** When the desk answered, in mail or otherwise. */
  answeredAt: z.string().nullable(),
  replies: z.object({ reply: z.string(), createdAt: z.string() }).array(),
})

/** A message as the staff answers it. */
export const staffMessage = guestMessage.extend({
  version,
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** In which the guest wrote, and gets the mail of an answer. */
  lang: z.enum(langs),
  /** Under the same address, the latest first. */
  stays: shortStay.array(),
})

/** `open`: only those without an answer. */
export const messagesQuery = z.object({ open: z.enum(['true', 'false']).optional() })
export const messageParams = z.object({ id: z.coerce.number().int().min(1) })
export const answerInput = versioned.extend({ reply: text(limits.text.message) })
export const answeredInput = versioned

export type GuestMessage = z.infer<typeof guestMessage>
export type StaffMessage = z.infer<typeof staffMessage>
export type AnswerInput = z.input<typeof answerInput>
