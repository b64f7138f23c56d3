// npm run desk -- …: what the owner looks at and changes. The usage says what each exit code means.
import { userInfo } from 'node:os'
import { databasePlace, parseEnvironment } from '@calm-rest/api'
import { ActionRefused, openDesk, refusalOf } from '@calm-rest/api/desk'
import { confirm, Refused, runCommand } from '@calm-rest/command'
import { type DeskCommand, parseDeskCommand, usageOf } from './desk/arguments.ts'

const args = process.argv.slice(2)

const answer = async (given: DeskCommand) => {
  const environment = parseEnvironment(process.env)
  const { PUBLIC_URL, PORT } = environment
  const desk = await openDesk({
    ...databasePlace(environment),
    who: process.env.DESK_BY ?? userInfo().username,
  })
  try {
    return await given.command.run(given, {
      desk,
      sure: async (question) => {
        if (!given.yes) await confirm(question)
      },
      site: PUBLIC_URL ?? `http://localhost:${PORT}`,
    })
  } finally {
    await desk.close()
  }
}

/** Everything that a rule forbids ends with the same exit code, whoever said so. */
const outcomeOf = (thrown: unknown): unknown => {
  const cause = refusalOf(thrown)
  return cause instanceof ActionRefused ? new Refused(cause.message) : cause
}

const thing = args.find((word) => !word.startsWith('-'))
await runCommand(args, { usage: usageOf(thing), work: () => answer(parseDeskCommand(args)), outcomeOf })
