export { checkMailRecords, createMailResolver, type SenderToCheck } from './check-mail-records.ts'
export {
  type DnsEntry,
  type MailRecord,
  type MailRecordFinding,
  type MailRecordProblem,
  mailRecordProblems,
} from './finding.ts'
export { recordsOf } from './lookups.ts'
export { isMailboxProvider, isPublicName } from './public-domain.ts'
