import type { StaffSetup } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database, Isolation } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, query } from '../../core/http/validate.ts'
import type { CheckSender } from '../../notify/index.ts'
import { stageOf } from '../../property/index.ts'
import type { Installation } from '../commands/setup.ts'
import type { DeskCommands } from '../create-desk-commands.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface SetupDeps {
  db: Database
  commandsOf: CommandsOf
  installation: Installation
  checkSender: CheckSender
}

/** What is left to do until the property can open, and its opening. */
export const setupRoutes = ({ db, commandsOf, installation, checkSender }: SetupDeps) => {
  const read = async (c: Context<ApiEnv>): Promise<StaffSetup> => {
    const { setup, terms: stored } = commandsOf(c)
    const terms = await stored.read()
    const items = await setup.list(installation)
    const opening = await setup.opening()
    return {
      stage: stageOf(opening),
      openedAt: opening.openedAt,
      pausedAt: opening.pausedAt,
      isLeft: opening.setupLeftAt !== null,
      items,
      terms,
      version: versionOf({ items, terms, openedAt: opening.openedAt, pausedAt: opening.pausedAt }),
    }
  }
  const write = async (
    c: Context<ApiEnv>,
    version: string,
    work: (commands: DeskCommands) => Promise<unknown>,
    isolation?: Isolation,
  ) =>
    c.json(
      await writeOn(
        db,
        version,
        () => read(c),
        () => work(commandsOf(c)),
        isolation,
      ),
    )
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await read(c)))
    .get('/mail', query(staffCalls.checkMail.query), async (c) =>
      c.json(await checkSender(c.req.valid('query').selector)),
    )
    .post('/leave', async (c) => {
      await commandsOf(c).setup.leave()
      return c.json(await read(c))
    })
    .post('/terms', jsonBody(staffCalls.answerTerms.body), (c) => {
      const { version, ...answered } = c.req.valid('json')
      return write(c, version, ({ terms }) => terms.answer(answered))
    })
    .post('/open', jsonBody(staffCalls.openProperty.body), (c) =>
      write(c, c.req.valid('json').version, ({ setup }) => setup.open(installation), 'latest'),
    )
    .post('/pause', jsonBody(staffCalls.pauseProperty.body), (c) =>
      write(c, c.req.valid('json').version, ({ setup }) => setup.pause()),
    )
    .post('/resume', jsonBody(staffCalls.resumeProperty.body), (c) =>
      write(c, c.req.valid('json').version, ({ setup }) => setup.resume()),
    )
}
