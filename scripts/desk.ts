// npm run desk -- …: what the owner looks at and changes. The usage says what each exit code means.
import { userInfo } from 'node:os'
import { parseEnvironment } from '@calm-rest/api'
import { DeskRefused, openDesk, refusalOf } from '@calm-rest/api/desk'
import { type DeskCommand, parseDeskCommand } from './desk/arguments.ts'
import { confirm } from './partners/confirm.ts'
import { exitCodeOf, Refused } from './release/outcomes.ts'

const args = process.argv.slice(2)

const answer = async (given: DeskCommand) => {
  const { DATA_DIR, PUBLIC_URL, PORT } = parseEnvironment(process.env)
  const desk = openDesk({ dataDir: DATA_DIR, who: process.env.DESK_BY ?? userInfo().username })
  try {
    return await given.command.run(given, {
      desk,
      sure: async (question) => {
        if (!given.yes) await confirm(question)
      },
      site: PUBLIC_URL ?? `http://localhost:${PORT}`,
    })
  } finally {
    desk.close()
  }
}

/** Everything that a rule forbids ends with the same exit code, whoever said so. */
const outcomeOf = (thrown: unknown): unknown => {
  const cause = refusalOf(thrown)
  return cause instanceof DeskRefused ? new Refused(cause.message) : cause
}

try {
  const given = parseDeskCommand(args)
  const { text, json } = await answer(given)
  console.log(given.json ? JSON.stringify(json) : text)
} catch (thrown) {
  const cause = outcomeOf(thrown)
  const message = cause instanceof Error ? cause.message : String(cause)
  if (args.includes('--json')) console.log(JSON.stringify({ error: message, exitCode: exitCodeOf(cause) }))
  else console.error(message)
  process.exitCode = exitCodeOf(cause)
}
