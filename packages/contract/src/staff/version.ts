import { z } from 'zod'

/**
 * Identifies one state of a resource: it changes with every change of the resource. Compare it; do not parse
 * it.
 */
export const version = z.string().max(64)

/** Every write carries the version that the writer saw. */
export const versioned = z.object({ version })
