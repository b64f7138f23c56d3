import { z } from 'zod'
import { dollars } from '../schemas/fields.ts'
import { seasonCopyBy } from './rate-choices.ts'
import { version, versioned } from './version.ts'

/** Prices by date that begin in `year`, seasons and single nights alike, are copied to the year after. */
const seasonCopy = z.object({ year: z.int().min(2000).max(2100), by: z.enum(seasonCopyBy) })

export const seasonCopyPreviewInput = seasonCopy

/** Refused with `price_unusual` as `saveRate` is. */
export const seasonCopyInput = versioned.extend({ ...seasonCopy.shape, isMeant: z.boolean().optional() })

const range = z.object({ lowest: dollars, highest: dollars })

/** What a copy would change; asking changes nothing. */
export const seasonCopyPreview = z.object({
  version,
  /** By the first night of the copies; without those that exist already. */
  seasons: z
    .object({
      /** Empty for prices that were set in the table of nights. */
      season: z.string(),
      /** Null means every room type. */
      roomType: z.string().nullable(),
      /** Nights of the copy; `until` is the day after the last one. */
      from: z.string(),
      until: z.string(),
      /** 1 is Monday; empty means every day. */
      weekdays: z.int().array(),
    })
    .array(),
  /** What guests pay for the nights whose price changes, as in the table of nights. */
  rooms: z
    .object({ roomId: z.string(), roomType: z.string(), nights: z.int(), before: range, after: range })
    .array(),
})

export type SeasonCopyInput = z.input<typeof seasonCopyInput>
export type SeasonCopyPreview = z.infer<typeof seasonCopyPreview>
