import { z } from 'zod'
import { calendarDate, textOrEmpty, toLine } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** Nights for which the whole house takes no guests; `until` is the morning after the last. */
export const staffClosure = z.object({
  /** Place in the list: of this version alone. */
  place: z.int(),
  from: z.string(),
  until: z.string(),
  /** For the staff alone. */
  note: z.string(),
})

const closureSpan = z.object({ from: calendarDate, until: calendarDate })
const isSpan = ({ from, until }: { from: string; until: string }) => from < until
const afterFrom = { path: ['until'], params: { code: 'not_after_check_in' } }

export const closurePreviewInput = closureSpan.refine(isSpan, afterFrom)

/** `place` is the closure that is changed; without it there is one more. */
export const closureInput = versioned
  .extend({
    ...closureSpan.shape,
    note: textOrEmpty(staffLimits.closures.note).transform(toLine).optional(),
    place: z.int().min(0).optional(),
  })
  .refine(isSpan, afterFrom)

export const closureEndInput = versioned.extend({ place: z.int().min(0) })

/** What a closure would meet. None of it is changed: stays stay booked, prices and restrictions hold again afterwards. */
export const closurePreview = z.object({
  version,
  nights: z.int(),
  /** Confirmed ones with a night in it, the first to arrive first. */
  stays: z
    .object({
      reference: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      roomType: z.string(),
      unit: z.int(),
      checkIn: z.string(),
      checkOut: z.string(),
    })
    .array(),
  /** Prices by date that have a night in it, and the names of their seasons. */
  prices: z.int(),
  seasons: z.string().array(),
  restrictions: z.int(),
})

export type StaffClosure = z.infer<typeof staffClosure>
export type ClosureInput = z.input<typeof closureInput>
export type ClosurePreview = z.infer<typeof closurePreview>
