import { resolve } from 'node:path'
import { readCommand } from '@calm-rest/command'

export interface EndAccessCommand {
  name: 'end-access'
  trustBackup: boolean
}

export interface MoveCommand {
  name: 'copy' | 'verify'
  /** A folder or a file. */
  from: string
  to: string
  batchRows: number
}

export interface MigrationsCommand {
  name: 'migrations'
  /** Whether they run now, as at the start of a site. */
  apply: boolean
}

export type DbCommand = MoveCommand | EndAccessCommand | MigrationsCommand

const notes = `
A password need not stand here, where others see it: PGPASSWORD or ~/.pgpass can have it.`

export const parseDbCommand = (args: readonly string[]): DbCommand =>
  readCommand(
    args,
    {
      name: 'npm run db --',
      description:
        'Moves the database from SQLite to PostgreSQL, lists migrations, and ends access after a restore by other tools',
      exitCodes: '0 done and all the same, 1 failed or not the same, 2 not understood, 3 refused',
    },
    (program, choose) => {
      program.option('--json', 'one line of JSON as the answer').addHelpText('afterAll', notes)
      const define = (name: MoveCommand['name'], description: string) => {
        const command = program
          .command(name)
          .description(description)
          .requiredOption('--from <place>', 'sqlite:DATA_DIR of a site that does not run, or sqlite:FILE')
          .requiredOption(
            '--to <url>',
            'postgres://user@host/database; it is empty, or this copy was cut off',
          )
          .option('--batch <n>', 'rows in one transaction', '5000')
        // a parser's error would repeat the address, which may contain a password
        command.action(({ from: place, to, batch }) => {
          const [, path] = /^sqlite:(.+)$/.exec(place) ?? []
          if (path === undefined) return command.error('--from takes sqlite:DATA_DIR or sqlite:FILE.')
          const url = URL.parse(to)
          if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
            return command.error('--to takes postgres://user@host:5432/database.')
          if (!/^[1-9]\d{0,4}$/.test(batch))
            return command.error('--batch takes a number of rows from 1 to 99999.')
          // npm runs scripts in the project's folder; a folder is relative to the caller's
          const from = resolve(process.env.INIT_CWD ?? '.', path)
          return choose({ name, from, to, batchRows: Number(batch) })
        })
      }
      define('copy', 'copy everything, and verify it')
      define('verify', 'compare both, value by value')
      program
        .command('migrations')
        .description('what this version would do to the database of the site; changes nothing')
        .option('--apply', 'do it, as the start of a site does')
        .action(({ apply = false }) => choose({ name: 'migrations', apply }))
      program
        .command('end-access')
        .description(
          'end every session, link and code in the database of the site (DATABASE_URL), which does not run',
        )
        .option('--trust-backup', 'members, passkeys and passwords stay: nothing was ended since')
        .action(({ trustBackup = false }) => choose({ name: 'end-access', trustBackup }))
    },
  )
