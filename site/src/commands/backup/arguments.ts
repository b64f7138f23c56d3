import { readCommand } from '@calm-rest/command'

export type BackupCommand = { name: 'make' } | { name: 'list' } | { name: 'check'; file: string }

export interface RestoreCommand {
  yes: boolean
  trustBackup: boolean
  file: string
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
    },
  )

export const parseRestoreCommand = (args: readonly string[]): RestoreCommand =>
  readCommand(
    args,
    { name: 'npm run restore --', description: 'Puts a backup in place of the data; the site must not run' },
    (program, choose) => {
      program
        .argument(...file)
        .option('--yes', 'replace data that the backup lacks; the replaced database is kept')
        .option(
          '--trust-backup',
          'members, passkeys and passwords as the backup has them: nothing was ended since',
        )
        .option(...json)
        .action((given, { yes = false, trustBackup = false }) => choose({ yes, trustBackup, file: given }))
    },
  )
