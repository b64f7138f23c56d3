import type { PricePreview } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** Nights that follow one another and change alike. */
export interface Stretch {
  first: CalendarDate
  /** Part of it. */
  last: CalendarDate
  /** Dollars for a night. */
  before: number
  after: number
}

/** The nights of a preview in as few lines as they can be said. */
export const stretchesOf = (nights: PricePreview['rooms'][number]['nights']): Stretch[] => {
  const stretches: Stretch[] = []
  for (const { night, before, after } of nights) {
    const last = stretches.at(-1)
    const goesOn = last?.before === before && last.after === after && addDays(last.last, 1) === night
    if (last && goesOn) last.last = night
    else stretches.push({ first: night, last: night, before, after })
  }
  return stretches
}
