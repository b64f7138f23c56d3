// npm run partners -- …: who may take bookings for the house on pages of their own. The usage says what each exit code means.
import { databasePlace, parseEnvironment } from '@calm-rest/api'
import { ActionRefused, openPartners } from '@calm-rest/api/partners'
import { confirm, Refused, runCommand } from '@calm-rest/command'
import { parsePartnersCommand, usage } from './partners/arguments.ts'
import { run } from './partners/run.ts'

const args = process.argv.slice(2)

const outcomeOf = (thrown: unknown) =>
  thrown instanceof ActionRefused ? new Refused(thrown.message) : thrown

const work = async () => {
  const command = parsePartnersCommand(args)
  const partners = await openPartners(databasePlace(parseEnvironment(process.env)))
  try {
    return await run(command, { partners, confirm })
  } finally {
    await partners.close()
  }
}

await runCommand(args, { usage, work, outcomeOf })
