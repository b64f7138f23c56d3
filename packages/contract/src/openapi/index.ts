import { accountCalls } from './account.ts'
import { backendCalls } from './backends.ts'
import { bookingsCalls } from './bookings.ts'
import { healthCalls } from './health.ts'
import { paymentCalls } from './payments.ts'
import { propertyCalls } from './property.ts'
import { signingInCalls } from './signing-in.ts'

export type { Access, Call, ClientCall, Origins } from './call.ts'
export { pages } from './pages.ts'

/** The nine calls of the specification, §7, and ours beyond. Paths answer with and without the trailing slash. */
export const calls = {
  ...propertyCalls,
  ...bookingsCalls,
  ...paymentCalls,
  ...signingInCalls,
  ...accountCalls,
  ...backendCalls,
  ...healthCalls,
}
