import { readArguments, WrongUse } from '@calm-rest/command'

export const backupUsage = `npm run backup                    make one now, read it back, and remove what nobody keeps
npm run backup -- list            which there are
npm run backup -- check FILE      read one from end to end

  --json    one line of JSON as the answer

Where they lie: BACKUP_DIR, else DATA_DIR/backups. A file is found there by its name, the newest as 'latest'.
Exit code: 0 done, 1 failed, 2 not understood, 3 refused.`

export const restoreUsage = `npm run restore -- FILE    make the house what it was; the site must not run

  --yes     also over data that the backup has not; what is replaced is put aside
  --json    one line of JSON as the answer

A FILE is found in BACKUP_DIR by its name, the newest as 'latest'.
Exit code: 0 done, 1 failed, 2 not understood, 3 refused.`

export type BackupCommand = { name: 'make' } | { name: 'list' } | { name: 'check'; file: string }

export interface RestoreCommand {
  yes: boolean
  file: string
}

const flag = { type: 'boolean' } as const

const only = (files: readonly string[], usage: string): string => {
  const [file, ...others] = files
  if (file !== undefined && others.length === 0) return file
  throw new WrongUse(file === undefined ? 'Which file?' : 'One file, please.', usage)
}

export const parseBackupCommand = (args: readonly string[]): BackupCommand => {
  const { positionals } = readArguments(args, backupUsage, { json: flag })
  const [name, ...rest] = positionals
  if (name === undefined) return { name: 'make' }
  if (name === 'list' && rest.length === 0) return { name }
  if (name === 'check') return { name, file: only(rest, backupUsage) }
  throw new WrongUse(`'${positionals.join(' ')}' is no command.`, backupUsage)
}

export const parseRestoreCommand = (args: readonly string[]): RestoreCommand => {
  const { values, positionals } = readArguments(args, restoreUsage, { json: flag, yes: flag })
  return { yes: values.yes === true, file: only(positionals, restoreUsage) }
}
