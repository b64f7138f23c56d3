import { ActionRefused } from '@calm-rest/api/backup'
import { Refused } from '@calm-rest/command'

export const outcomeOf = (thrown: unknown): unknown =>
  thrown instanceof ActionRefused ? new Refused(thrown.message) : thrown
