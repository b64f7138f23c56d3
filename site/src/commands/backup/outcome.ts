import { BackupRefused } from '@calm-rest/api/backup'
import { Refused } from '@calm-rest/command'

export const outcomeOf = (thrown: unknown): unknown =>
  thrown instanceof BackupRefused ? new Refused(thrown.message) : thrown
