import type { Fault } from './fault.ts'
import { apiFaults } from './table/api.ts'
import { bookingFaults } from './table/bookings.ts'
import { releaseFaults } from './table/releases.ts'
import { remoteFaults } from './table/remotes.ts'
import { shellFaults } from './table/shell.ts'
import { wordAndLookFaults } from './table/words-and-looks.ts'

/** All faults; they were chosen before the tests were measured with them. */
export const faults: readonly Fault[] = [
  ...shellFaults,
  ...remoteFaults,
  ...bookingFaults,
  ...apiFaults,
  ...releaseFaults,
  ...wordAndLookFaults,
]
