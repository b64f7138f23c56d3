import { z } from 'zod'

/** Guests of a stay by nationality (ISO 3166-1 alpha-2). Guests without an entry have none recorded. */
export const nationalities = z.record(z.string(), z.int())

export type Nationalities = z.infer<typeof nationalities>
