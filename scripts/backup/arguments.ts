import { parseArgs } from 'node:util'
import { WrongUse } from '../release/outcomes.ts'

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

export type BackupCommand = { json: boolean } & (
  | { name: 'make' }
  | { name: 'list' }
  | { name: 'check'; file: string }
)

export interface RestoreCommand {
  json: boolean
  yes: boolean
  file: string
}

const read = (args: readonly string[], flags: readonly string[], usage: string) => {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    throw new WrongUse(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`)
  }
}

const only = (files: readonly string[], usage: string): string => {
  const [file, ...others] = files
  if (file !== undefined && others.length === 0) return file
  throw new WrongUse(`${file === undefined ? 'Which file?' : 'One file, please.'}\n\n${usage}`)
}

export const parseBackupCommand = (args: readonly string[]): BackupCommand => {
  const { values, positionals } = read(args, ['json'], backupUsage)
  const json = values.json === true
  const [name, ...rest] = positionals
  if (name === undefined) return { name: 'make', json }
  if (name === 'list' && rest.length === 0) return { name, json }
  if (name === 'check') return { name, json, file: only(rest, backupUsage) }
  throw new WrongUse(`'${positionals.join(' ')}' is no command.\n\n${backupUsage}`)
}

export const parseRestoreCommand = (args: readonly string[]): RestoreCommand => {
  const { values, positionals } = read(args, ['json', 'yes'], restoreUsage)
  return { json: values.json === true, yes: values.yes === true, file: only(positionals, restoreUsage) }
}
