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
 * available: nights of all units except blocked ones; while the property is closed, only sold nights · sold:
 * nights of stays that are neither cancelled nor no-shows, without nights given up by an early departure ·
 * revenue: of the sold nights in dollars; the total of a stay is spread evenly over its nights.
 */
const nightFigures = z.object({ available: z.int(), sold: z.int(), revenue: z.number() })

export const figures = z.object({
  from: z.string(),
  until: z.string(),
  total: nightFigures.extend({
    /** sold / available; null if nothing is available. */
    occupancy: z.number().nullable(),
    /** Average daily rate: revenue / sold, in dollars; null if nothing is sold. */
    adr: z.number().nullable(),
    /** Revenue per available room: revenue / available; null if nothing is available. */
    revpar: z.number().nullable(),
  }),
  nights: nightFigures.extend({ night: z.string() }).array(),
  /**
   * Nights on the books now, and nights 364 days before (the same weekdays) as they were on the books 364
   * days ago.
   */
  pace: z.object({ sold: z.int(), soldYearBefore: z.int() }),
  /** By the partner who brought the guest, or null. Most nights first. */
  channels: z.object({ partner: z.string().nullable(), sold: z.int(), revenue: z.number() }).array(),
  /**
   * For the authority's monthly form, by nationality of each guest, or null if none is recorded. It covers
   * stays whose arrival was recorded or which are over: guests are counted if the stay began in the span, and
   * nights of each guest if they are in it. Most nights first, null last.
   */
  nationalities: z
    .object({ nationality: z.string().nullable(), guests: z.int(), guestNights: z.int() })
    .array(),
})

/**
 * A spreadsheet in the language of the request: a byte order mark, then one line for each night, with night,
 * available, sold, revenue, occupancy, adr, revpar. The German file has semicolons and decimal commas.
 */
export const figuresCsv = z.string()

/**
 * As `figuresCsv`, with one line for each nationality: code, nationality in the requested language, guests,
 * guest_nights.
 */
export const nationalitiesCsv = z.string()

export type Figures = z.infer<typeof figures>
