import { z } from 'zod'
import { limits } from '../limits.ts'
import { optionalText, orNothing, timeOfDay } from './fields.ts'
import { linkInput } from './links.ts'

/** What guests report before arrival. A missing time means that it is not known yet. */
export const arrivalInput = z
  .object({
    time: orNothing(timeOfDay),
    flight: optionalText(limits.text.flight).transform((value) => value?.replace(/\s+/g, ' ')),
    shuttle: z.boolean().meta({ description: 'Whether the airport shuttle is wanted.' }),
    note: optionalText(limits.text.arrivalNote),
  })
  .meta({ id: 'ArrivalInput' })

export const linkedArrivalInput = linkInput.extend(arrivalInput.shape).meta({ id: 'LinkedArrivalInput' })

/** Arrival as the guest has reported it. */
export const arrivalPlan = z
  .object({
    time: z.string().nullable().meta({ description: 'HH:MM at the guesthouse; null: not known yet.' }),
    flight: z.string().nullable(),
    shuttle: z.boolean(),
    note: z.string().nullable(),
    toldAt: z.string().meta({ description: 'ISO 8601, UTC.' }),
  })
  .meta({ id: 'ArrivalPlan' })

export type ArrivalInput = z.input<typeof arrivalInput>
export type LinkedArrivalInput = z.input<typeof linkedArrivalInput>
export type ArrivalPlan = z.infer<typeof arrivalPlan>
