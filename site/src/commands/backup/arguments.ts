import { InvalidArgumentError, readCommand } from '@calm-rest/command'

export type BackupCommand =
  | { name: 'make' }
  | { name: 'list' }
  | { name: 'check'; file: string }
  | { name: 'key'; file: string }

export interface RestoreCommand {
  yes: boolean
  trustBackup: boolean
  source: RestoreSource
}

/** A file here, or a moment in the bucket with the file of the identity that decrypts it. */
export type RestoreSource = { kind: 'file'; file: string } | { kind: 'bucket'; at: Date; identity: string }

/** A moment without a zone would be another one on each machine. */
const momentOf = (given: string): Date => {
  const at = given === 'latest' ? new Date() : new Date(given)
  if (given === 'latest' || (/(Z|[+-]\d\d:?\d\d)$/.test(given) && !Number.isNaN(at.getTime()))) return at
  throw new InvalidArgumentError("It is a moment like 2026-11-28T10:00:00Z, or 'latest'.")
}

interface GivenSource {
  file: string | undefined
  at: Date | undefined
  identity: string | undefined
}

const sourceOf = ({ file, at, identity }: GivenSource): RestoreSource | undefined => {
  if (file !== undefined && at === undefined && identity === undefined) return { kind: 'file', file }
  if (file === undefined && at && identity !== undefined) return { kind: 'bucket', at, identity }
  return undefined
}

const json = ['--json', 'one line of JSON as the answer'] as const
const file = ['<file>', "a path, a name in BACKUP_DIR (else DATA_DIR/backups), or 'latest'"] as const

const isHelp = (word: string) => word === '-h' || word === '--help'

/** Makes a backup by default. */
const withMake = (args: readonly string[]) =>
  args.every((word) => word.startsWith('-') && !isHelp(word)) ? ['make', ...args] : args

export const parseBackupCommand = (args: readonly string[]): BackupCommand =>
  readCommand(
    withMake(args),
    { name: 'npm run backup --', description: 'Backups of the database and its photographs' },
    (program, choose) => {
      program.option(...json)
      program
        .command('make')
        .description('make one now, read it back, and remove old ones; also without a command')
        .action(() => choose({ name: 'make' }))
      program
        .command('list')
        .description('list the backups')
        .action(() => choose({ name: 'list' }))
      program
        .command('check')
        .description('verify a backup completely')
        .argument(...file)
        .action((given) => choose({ name: 'check', file: given }))
      program
        .command('key')
        .description('make the key that decrypts backups in the bucket of BACKUP_URL')
        .argument('<file>', 'a new file for it; keep it anywhere but on this machine')
        .action((given) => choose({ name: 'key', file: given }))
    },
  )

export const parseRestoreCommand = (args: readonly string[]): RestoreCommand =>
  readCommand(
    args,
    { name: 'npm run restore --', description: 'Puts a backup in place of the data; the site must not run' },
    (program, choose) => {
      program
        .argument('[file]', file[1])
        .option(
          '--at <moment>',
          "from the bucket: its state of a moment like 2026-11-28T10:00:00Z, or 'latest'",
          momentOf,
        )
        .option('--identity <file>', 'the key that decrypts what is in the bucket')
        .option('--yes', 'replace data that the backup lacks; the replaced database is kept')
        .option(
          '--trust-backup',
          'members, passkeys and passwords as the backup has them: nothing was ended since',
        )
        .option(...json)
        .action((given, { yes = false, trustBackup = false, at, identity }) => {
          const source = sourceOf({ file: given, at, identity })
          if (!source) return program.error('Give a file, or --at and --identity to restore from the bucket.')
          choose({ yes, trustBackup, source })
        })
    },
  )
