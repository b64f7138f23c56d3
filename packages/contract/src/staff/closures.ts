import { z } from 'zod'
import { calendarDate, textOrEmpty, toLine } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** Nights on which the property takes no guests; `until` is the day after the last night. */
export const staffClosure = z.object({
  /** Index in the list of this version. */
  place: z.int(),
  from: z.string(),
  until: z.string(),
  /** For the staff only. */
  note: z.string(),
})

const closureSpan = z.object({ from: calendarDate, until: calendarDate })
const isSpan = ({ from, until }: { from: string; until: string }) => from < until
const afterFrom = { path: ['until'], params: { code: 'not_after_check_in' } }

export const closurePreviewInput = closureSpan.refine(isSpan, afterFrom)

/** `place` is the changed closure; without it a closure is added. */
export const closureInput = versioned
  .extend({
    ...closureSpan.shape,
    note: textOrEmpty(staffLimits.closures.note).transform(toLine).optional(),
    place: z.int().min(0).optional(),
  })
  .refine(isSpan, afterFrom)

export const closureEndInput = versioned.extend({ place: z.int().min(0) })

/**
 * What a closure overlaps. None of it changes: stays remain booked, and prices and restrictions apply again
 * afterwards.
 */
export const closurePreview = z.object({
  version,
  nights: z.int(),
  /** Confirmed stays with a night in it, earliest arrival first. */
  stays: z
    .object({
      reference: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      roomType: z.string(),
      unit: z.int(),
      unitName: z.string().nullable().optional(),
      checkIn: z.string(),
      checkOut: z.string(),
    })
    .array(),
  /** Number of date prices with a night in it, and the names of their seasons. */
  prices: z.int(),
  seasons: z.string().array(),
  restrictions: z.int(),
})

export type StaffClosure = z.infer<typeof staffClosure>
export type ClosureInput = z.input<typeof closureInput>
export type ClosurePreview = z.infer<typeof closurePreview>
