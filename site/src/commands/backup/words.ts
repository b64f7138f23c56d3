import { basename } from 'node:path'
import type { MadeBackup, RestoreResult, StoredBackup, VerifiedDatabase } from '@calm-rest/api/backup'

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

export const restoredWords = (file: string, restored: RestoreResult) =>
  [
    `restored ${file}`,
    `  ${holds(restored)}; read back and whole, in ${restored.ms} ms`,
    ...missingLine(restored.missing),
    ...(restored.hadSum ? [] : ['No SHA-256 lay beside it.']),
    ...(restored.replaced === undefined ? [] : [`What was there is in ${restored.replaced}`]),
    'Everybody is signed out. Start the site: npm start',
  ].join('\n')
