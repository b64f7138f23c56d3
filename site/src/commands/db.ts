// npm run db -- copy | verify: a house from SQLite to PostgreSQL. The usage says what each exit code means.
import {
  ActionRefused,
  copyDatabase,
  type Difference,
  type MoveOptions,
  type Verified,
  verifyCopy,
} from '@calm-rest/api/copy'
import { CommandFailed, Refused, runCommand } from '@calm-rest/command'
import { type DbCommand, parseDbCommand, usage } from './db/arguments.ts'
import { createProgress } from './db/progress.ts'
import { withoutPasswords } from './db/secrets.ts'
import { copiedWords, differenceWords, verifiedWords } from './db/words.ts'

const args = process.argv.slice(2)

/** Both can be read, and they are not the same. */
class NotTheSame extends CommandFailed {
  override readonly details: { differences: readonly Difference[] }

  constructor(found: Verified, to: string) {
    super(differenceWords(found, to))
    this.details = { differences: found.differences }
  }
}

const assertSame = <T extends Verified>(found: T, to: string): T => {
  if (found.differenceCount > 0) throw new NotTheSame(found, to)
  return found
}

const answer = async ({ name, from, to, batchRows }: DbCommand) => {
  // to standard error: only what was done is the answer
  console.error(`Checking the house at ${from} …`)
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

const outcomeOf = (thrown: unknown): unknown => {
  const cause = thrown instanceof ActionRefused ? new Refused(thrown.message) : thrown
  if (cause instanceof Error) cause.message = withoutPasswords(cause.message, args)
  return cause
}

await runCommand(args, { usage, work: () => answer(parseDbCommand(args)), outcomeOf })
