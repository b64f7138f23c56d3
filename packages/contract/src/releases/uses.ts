import { z } from 'zod'
import { flagName } from './flags.ts'

/** Name of a call of the API as a release declares it: `offers.list`. */
const callName = z
  .string()
  .max(60)
  .regex(/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/, 'must be like offers.list')

/** What a release uses of the platform. It gets nothing else. */
export const uses = z.object({
  /** Calls of the API, as `CallName` has them. */
  calls: z.array(callName).max(100).default([]),
  /** Its flags, which the platform sets. */
  flags: z.array(flagName).max(50).exactOptional(),
})

/** What a remote uses, as it declares it. */
export type DeclaredUses = z.input<typeof uses>

/** First version of the contract whose releases declare what they use; earlier ones get every call. */
const usesSince = [1, 18] as const

/** Whether a release that was built for this version of the contract declares what it uses. */
export const declaresUses = (contract: string): boolean => {
  const [major = 0, minor = 0] = contract.split('.').map(Number)
  return major > usesSince[0] || (major === usesSince[0] && minor >= usesSince[1])
}
