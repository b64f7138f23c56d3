import { basename } from 'node:path'
import type {
  EndedAccess,
  MadeBackup,
  MemberName,
  OffsiteRestoreResult,
  RestoreResult,
  StoredBackup,
  VerifiedDatabase,
} from '@calm-rest/api/backup'

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`

const moment = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

const holds = ({ bookings, version, photographs }: VerifiedDatabase) =>
  `version ${version}, bookings: ${bookings}, photographs: ${photographs.length}`

const missingLine = (missing: readonly string[]) =>
  missing.length === 0 ? [] : [`Photographs whose files were nowhere: ${missing.join(', ')}`]

export const madeWords = (made: MadeBackup, removed: readonly StoredBackup[]) =>
  [
    `made ${made.file}`,
    `  ${size(made.bytes)}, ${holds(made)}; read back and whole, in ${made.ms} ms`,
    ...missingLine(made.missing),
    ...removed.map(({ file }) => `removed ${basename(file)}`),
  ].join('\n')

export const listWords = (backups: readonly StoredBackup[], folder: string) =>
  backups.length === 0
    ? `There is no backup in ${folder}.`
    : backups.map(({ file, takenAt }) => `${moment(takenAt)}  ${basename(file)}`).join('\n')

export const checkedWords = (file: string, database: VerifiedDatabase, hasSum: boolean) =>
  `${basename(file)} is whole: ${holds(database)}${hasSum ? ', as it was written' : '; no SHA-256 lies beside it'}`

export const keyWords = (file: string, recipient: string) =>
  [
    `BACKUP_RECIPIENTS=${recipient}`,
    `Anyone who has ${file} can read every backup, and without it nobody can: keep two copies, neither of them on this machine.`,
  ].join('\n')

export const restoredWords = (file: string, restored: RestoreResult) =>
  [
    ...restoredLines(file, restored),
    ...(restored.hadSum ? [] : ['No SHA-256 lay beside it.']),
    ...afterLines(restored),
  ].join('\n')

/** What was reached of `at`, and what is missing. */
export const offsiteWords = (bucket: string, at: Date, restored: OffsiteRestoreResult) =>
  [
    ...restoredLines(`${bucket} as of ${exactly(restored.reachedAt)}`, restored),
    `Everything that was confirmed before ${exactly(restored.reachedAt)} is there, and nothing of the time from then to ${exactly(at)}.`,
    ...(restored.seenUntil > restored.reachedAt
      ? [`The bucket has parts of later states, up to ${exactly(restored.seenUntil)}, which are not whole.`]
      : []),
    ...Object.entries(restored.files).map(([name, count]) => `restored ${name}: ${count} files`),
    ...restored.left.map((name) => `${name} has files here, and was left as it is.`),
    ...afterLines(restored),
  ].join('\n')

const exactly = (at: Date) => `${at.toISOString().replace('T', ' ').replace('Z', '')} UTC`

const restoredLines = (from: string, restored: RestoreResult) => [
  `restored ${from}`,
  `  ${holds(restored)}; read back and whole, in ${restored.ms} ms`,
  ...missingLine(restored.missing),
]

const afterLines = (restored: RestoreResult) => [
  ...(restored.lost === undefined ? [] : [restored.lost]),
  ...(restored.replaced === undefined ? [] : [`What was there is in ${restored.replaced}`]),
  ...accessLines(restored.access),
  'Now start the site.',
]

const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([words, count]) => `${words} (${count})`)
    .join(', ')

const names = (members: readonly MemberName[]) =>
  members.map(({ name, role }) => `${name} (${role})`).join(', ')

/** Reports access of the backup that was ended, and what the operator has to do. */
export const accessLines = (access: EndedAccess): string[] => [
  'Everybody is signed out, and no link, code or invitation of the backup works.',
  ...(Object.keys(access.ended).length === 0 ? [] : [`  ended: ${listed(access.ended)}`]),
  ...comparisonLines(access),
  ...memberLines(access),
  ...(access.forgotten === 0
    ? []
    : [`Guests who were forgotten since the backup, and are again: ${access.forgotten}.`]),
]

const comparisonLines = ({ comparison, changed }: EndedAccess): string[] => {
  if (comparison.kind === 'trusted') return ['Members, passkeys and passwords are those of the backup.']
  const changes = Object.keys(changed).length === 0 ? 'nothing' : listed(changed)
  if (comparison.kind === 'known') return [`Kept as it was ended or changed since the backup: ${changes}.`]
  return [
    `Nobody knows what was ended since the backup: ${comparison.reason}.`,
    `  So these were ended as well: ${changes}. Guests choose a new password with 'Forgot Password?'.`,
    '  Partners, their links and the calendars of channels are those of the backup: look through them.',
    '  Delete the guests again who asked for it since: npm run desk -- guests erase EMAIL',
    '  Where nothing was ended since, restore once more with --trust-backup.',
  ]
}

const memberLines = ({ removed, lockedOut, hasOwner, comparison }: EndedAccess): string[] => [
  ...(removed.length === 0 ? [] : [`No member any more: ${names(removed)}.`]),
  ...(lockedOut.length === 0
    ? []
    : [`Without a passkey: ${names(lockedOut)}. Invite again: npm run desk -- staff invite NAME`]),
  ...(hasOwner || comparison.kind === 'trusted'
    ? []
    : [
        'No owner can sign in. npm start prints a link for one where nobody works there; else: npm run desk -- staff invite NAME --role owner',
      ]),
]
