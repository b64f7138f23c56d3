// npm run partners -- …: whose pages take bookings.
import { databasePlace, parseEnvironment } from '@calm-rest/api'
import { openPartners } from '@calm-rest/api/partners'
import { confirm, runCommand } from '@calm-rest/command'
import { parsePartnersCommand } from './partners/arguments.ts'
import { run } from './partners/run.ts'
import { asRefusal } from './refusal.ts'

const args = process.argv.slice(2)

const work = async () => {
  const command = parsePartnersCommand(args)
  const partners = await openPartners(databasePlace(parseEnvironment(process.env)))
  try {
    return await run(command, { partners, confirm })
  } finally {
    await partners.close()
  }
}

await runCommand(args, work, asRefusal)
