import { z } from 'zod'

/** Name of a flag of a remote: `new-map`. */
export const flagName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/, 'must be like new-map')

export const flagValue = z.union([z.boolean(), z.string().max(200), z.number()])
