import { ActionRefused } from '@calm-rest/api/backup'
import { Refused } from '@calm-rest/command'

/** What the API refuses ends a command with the exit code of a refusal. */
export const asRefusal = (thrown: unknown): unknown =>
  thrown instanceof ActionRefused ? new Refused(thrown.message) : thrown
