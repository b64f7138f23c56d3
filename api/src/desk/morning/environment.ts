import { z } from 'zod'

/** Time at the property, such as 07:00. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'A time at the guesthouse, like 07:00',
})

/** Without a time no morning mail is sent. */
export const morningVariables = { MORNING_MAIL: timeOfDay.optional() }
