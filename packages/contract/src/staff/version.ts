import { z } from 'zod'

/** Names one state of what it stands in: it is another as soon as anybody changed that. Compared, never read. */
export const version = z.string().max(64)

/** What every write has: the version of what its writer saw. */
export const versioned = z.object({ version })
