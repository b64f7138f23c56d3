import { BackupRefused } from '@calm-rest/api/backup'
import { Refused } from '../command/outcomes.ts'

export const outcomeOf = (thrown: unknown): unknown =>
  thrown instanceof BackupRefused ? new Refused(thrown.message) : thrown
