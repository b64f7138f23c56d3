import type { StaffFacts } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface FactDeps {
  db: Database
  commandsOf: CommandsOf
}

/** Facts of the property that guests see. */
export const factRoutes = ({ db, commandsOf }: FactDeps) => {
  const factsOf = async (c: Context<ApiEnv>): Promise<StaffFacts> => {
    const { read, areCounted } = commandsOf(c).facts
    const { calendarDomain: _, isCurrencyChosen, isTimeZoneChosen, ...said } = await read()
    const facts = {
      ...said,
      currency: isCurrencyChosen ? said.currency : null,
      timeZone: isTimeZoneChosen ? said.timeZone : null,
    }
    return { ...facts, version: versionOf(facts), isCountingFixed: await areCounted() }
  }
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await factsOf(c)))
    .post('/', jsonBody(staffCalls.changeFacts.body), async (c) => {
      const { version, ...change } = c.req.valid('json')
      const { email } = await commandsOf(c).facts.read()
      // warnings to the owner are sent there
      const movesMail = change.email !== undefined && change.email !== email
      if (movesMail && staffOf(c).role !== 'owner') throw new ApiError('forbidden')
      const changed = await writeOn(
        db,
        version,
        () => factsOf(c),
        () => commandsOf(c).facts.change(change),
      )
      return c.json(changed)
    })
}
