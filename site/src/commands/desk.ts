// npm run desk -- …: the owner's commands for reading and changing data.

import { userInfo } from 'node:os'
import { openDesk } from '@calm-rest/api/desk'
import { databasePlace, parseEnvironment } from '@calm-rest/api/environment'
import { refusalOf } from '@calm-rest/api/refusal'
import { confirm, runCommand } from '@calm-rest/command'
import { withSecretFiles } from '@calm-rest/server'
import { parseDeskCommand } from './desk/arguments.ts'

const args = process.argv.slice(2)

const run = async () => {
  const { work, yes } = parseDeskCommand(args)
  const environment = parseEnvironment(withSecretFiles(process.env))
  const { PUBLIC_URL, PORT } = environment
  const desk = await openDesk({
    ...databasePlace(environment),
    who: process.env.DESK_BY ?? userInfo().username,
  })
  try {
    return await work({
      desk,
      ask: async (question) => {
        if (!yes) await confirm(question)
      },
      site: PUBLIC_URL ?? `http://localhost:${PORT}`,
    })
  } finally {
    await desk.close()
  }
}

await runCommand(args, run, refusalOf)
