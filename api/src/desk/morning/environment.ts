import { z } from 'zod'

/** On the clock of the property, like 07:00. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'A time at the guesthouse, like 07:00',
})

/** Without a time there is no mail in the morning. */
export const morningVariables = { MORNING_MAIL: timeOfDay.optional() }
