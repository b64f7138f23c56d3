import { ActionRefused } from '@calm-rest/api/backup'
import { Refused } from '@calm-rest/command'

/** Turns errors of the API into `Refused`, with its exit code. */
export const asRefusal = (thrown: unknown): unknown =>
  thrown instanceof ActionRefused ? new Refused(thrown.message) : thrown
