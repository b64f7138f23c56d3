// npm run partners -- …: partners with their origins and links, and how they are notified of their bookings.

import { databasePlace, parseEnvironment } from '@calm-rest/api/environment'
import { openPartners } from '@calm-rest/api/partners'
import { refusalOf } from '@calm-rest/api/refusal'
import { confirm, runCommand } from '@calm-rest/command'
import { withSecretFiles } from '@calm-rest/server'
import { parsePartnersCommand } from './partners/arguments.ts'
import { run } from './partners/run.ts'

const args = process.argv.slice(2)

const work = async () => {
  const command = parsePartnersCommand(args)
  const environment = parseEnvironment(withSecretFiles(process.env))
  const { PUBLIC_URL, PORT } = environment
  const partners = await openPartners(databasePlace(environment), undefined, PUBLIC_URL)
  try {
    return await run(command, { partners, confirm, site: PUBLIC_URL ?? `http://localhost:${PORT}` })
  } finally {
    await partners.close()
  }
}

await runCommand(args, work, refusalOf)
