// npm run partners -- …: who may take bookings for the house on pages of their own. The usage says what each exit code means.
import { parseEnvironment } from '@calm-rest/api'
import { openPartners, PartnerRefused } from '@calm-rest/api/partners'
import { type PartnersCommand, parsePartnersCommand } from './partners/arguments.ts'
import { confirm } from './partners/confirm.ts'
import { run } from './partners/run.ts'
import { exitCodeOf, Refused } from './release/outcomes.ts'

const args = process.argv.slice(2)

const answer = async (command: PartnersCommand) => {
  const partners = openPartners(parseEnvironment(process.env).DATA_DIR)
  try {
    return await run(command, { partners, confirm })
  } finally {
    partners.close()
  }
}

try {
  const command = parsePartnersCommand(args)
  const { text, json } = await answer(command)
  const shown = command.json ? JSON.stringify(json) : text
  process.stdout.write(shown.endsWith('\n') ? shown : `${shown}\n`)
} catch (thrown) {
  const cause = thrown instanceof PartnerRefused ? new Refused(thrown.message) : thrown
  const message = cause instanceof Error ? cause.message : String(cause)
  if (args.includes('--json')) console.log(JSON.stringify({ error: message, exitCode: exitCodeOf(cause) }))
  else console.error(message)
  process.exitCode = exitCodeOf(cause)
}
