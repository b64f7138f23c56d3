import { z } from 'zod'
import { calendarDate } from '../schemas/fields.ts'
import { nightsBetween } from '../stay.ts'
import { staffLimits } from './limits.ts'

/** Half-open like a stay. */
export const figuresQuery = z
  .object({ from: calendarDate, until: calendarDate })
  .refine(({ from, until }) => from < until, { path: ['until'], params: { code: 'not_after_check_in' } })
  .refine(({ from, until }) => nightsBetween(from, until) <= staffLimits.chartNights, {
    path: ['until'],
    params: { code: 'stay_too_long' },
  })

/**
 * available: nights of all units but those that are blocked, of a closed house those that are sold · sold: nights of stays that are neither cancelled nor
 * no-shows, without those that were given up by leaving early · revenue: of these nights in dollars, the total of each stay
 * spread evenly over its nights.
 */
const nightFigures = z.object({ available: z.int(), sold: z.int(), revenue: z.number() })

export const figures = z.object({
  from: z.string(),
  until: z.string(),
  total: nightFigures.extend({
    /** sold / available; null where there is none available. */
    occupancy: z.number().nullable(),
    /** Average daily rate: revenue / sold, in dollars; null where nothing is sold. */
    adr: z.number().nullable(),
    /** Revenue per available room: revenue / available; null where there is none. */
    revpar: z.number().nullable(),
  }),
  nights: nightFigures.extend({ night: z.string() }).array(),
  /** Nights on the books now, and those 364 days before, on the same days of the week, as they stood 364 days ago. */
  pace: z.object({ sold: z.int(), soldYearBefore: z.int() }),
  /** By who brought the guest; null: nobody did. The most nights first. */
  channels: z.object({ partner: z.string().nullable(), sold: z.int(), revenue: z.number() }).array(),
  /**
   * For the authority's monthly form, by the nationality of each guest; null: nobody has noted it. Of stays whose arrival was
   * noted, or which are over: guests where the stay began in the span, and the nights of each guest within it. The most
   * nights first, null last.
   */
  nationalities: z
    .object({ nationality: z.string().nullable(), guests: z.int(), guestNights: z.int() })
    .array(),
})

/**
 * For a spreadsheet in the language of the request: after a byte order mark one line for each night, with night, available,
 * sold, revenue, occupancy, adr, revpar. In German with semicolons between, and the comma of decimals.
 */
export const figuresCsv = z.string()

/** In the same shape, one line for each nationality: code, nationality in that language, guests, guest_nights. */
export const nationalitiesCsv = z.string()

export type Figures = z.infer<typeof figures>
