// npm run db -- copy | verify: a database from SQLite to PostgreSQL. migrations: before an upgrade. end-access: after a
// restore by other tools.

import { endAccessIn, openRestored } from '@calm-rest/api/backup'
import {
  copyDatabase,
  type Difference,
  type MoveOptions,
  type VerifyResult,
  verifyCopy,
} from '@calm-rest/api/copy'
import { databasePlace, parseEnvironment } from '@calm-rest/api/environment'
import { applyMigrations, planMigrations } from '@calm-rest/api/migrations'
import { CommandFailed, runCommand } from '@calm-rest/command'
import { withSecretFiles } from '@calm-rest/server'
import { accessLines } from './backup/words.ts'
import {
  type EndAccessCommand,
  type MigrationsCommand,
  type MoveCommand,
  parseDbCommand,
} from './db/arguments.ts'
import { migrationWords } from './db/migration-words.ts'
import { createProgress } from './db/progress.ts'
import { withoutPasswords } from './db/secrets.ts'
import { copiedWords, differenceWords, verifiedWords } from './db/words.ts'

const args = process.argv.slice(2)

/** Both databases can be read, and they differ. */
class NotTheSame extends CommandFailed {
  override readonly details: { differences: readonly Difference[] }

  constructor(found: VerifyResult, to: string) {
    super(differenceWords(found, to))
    this.details = { differences: found.differences }
  }
}

const assertSame = <T extends VerifyResult>(found: T, to: string): T => {
  if (found.differenceCount > 0) throw new NotTheSame(found, to)
  return found
}

const endAccess = async ({ trustBackup: trustsBackup }: EndAccessCommand) => {
  const db = await openRestored(databasePlace(parseEnvironment(withSecretFiles(process.env))))
  try {
    const access = await endAccessIn(db, { trustsBackup })
    return { text: accessLines(access).join('\n'), json: { access } }
  } finally {
    await db.close()
  }
}

/** As JSON also what an upgrade decides by: see scripts/deploy/upgrade/plan.ts. */
const migrations = async ({ apply }: MigrationsCommand) => {
  const place = databasePlace(parseEnvironment(withSecretFiles(process.env)))
  const plan = await (apply ? applyMigrations(place) : planMigrations(place))
  return { text: migrationWords(plan), json: plan }
}

const move = async ({ name, from, to, batchRows }: MoveCommand) => {
  // to standard error: standard output has only the result
  console.error(`Checking the database at ${from} …`)
  const progress = createProgress(process.stderr)
  const options: MoveOptions = { from, to, batchRows, report: progress.report }
  try {
    if (name === 'copy') {
      const copied = assertSame(await copyDatabase(options), to)
      return { text: copiedWords(copied, to), json: copied }
    }
    const verified = assertSame(await verifyCopy(options), to)
    return { text: verifiedWords(verified), json: verified }
  } finally {
    progress.end()
  }
}

await runCommand(
  args,
  async () => {
    const command = parseDbCommand(args)
    if (command.name === 'migrations') return migrations(command)
    return command.name === 'end-access' ? endAccess(command) : move(command)
  },
  (cause) => {
    if (cause instanceof Error) cause.message = withoutPasswords(cause.message, args)
    return cause
  },
)
