import { z } from 'zod'

/** How many of the guests of a stay have each nationality, by ISO 3166-1 alpha-2. Of the others nobody has noted it. */
export const nationalities = z.record(z.string(), z.int())

export type Nationalities = z.infer<typeof nationalities>
