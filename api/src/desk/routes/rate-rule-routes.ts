import type { RateRules } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { DeskCommands } from '../create-desk-commands.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOfRates } from './rates-version.ts'
import { writeOn } from './version.ts'

interface RateRuleDeps {
  db: Database
  commandsOf: CommandsOf
}

const {
  addRestriction,
  endRestriction,
  previewClosure,
  closeProperty,
  endClosure,
  addPromotionCode,
  changePromotionCode,
  endPromotionCode,
} = staffCalls

/** Restrictions, closures of the property, and promotion codes. */
export const rateRuleRoutes = ({ db, commandsOf }: RateRuleDeps) => {
  const rulesOf = async (c: Context<ApiEnv>): Promise<RateRules> => {
    const commands = commandsOf(c)
    return {
      ...(await commands.rateRules.list(c.get('lang'))),
      version: await versionOfRates(commands),
    }
  }
  const write = async (
    c: Context<ApiEnv>,
    version: string,
    work: (rules: DeskCommands['rateRules']) => Promise<unknown>,
  ) =>
    c.json(
      await writeOn(
        db,
        version,
        () => rulesOf(c),
        () => work(commandsOf(c).rateRules),
      ),
    )

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await rulesOf(c)))
    .post('/restrictions', jsonBody(addRestriction.body), (c) => {
      const { version, ...order } = c.req.valid('json')
      return write(c, version, (rules) => rules.restrict(order))
    })
    .post('/restrictions/end', jsonBody(endRestriction.body), (c) => {
      const { version, place } = c.req.valid('json')
      return write(c, version, (rules) => rules.endRestriction(place))
    })
    .post('/closures/preview', jsonBody(previewClosure.body), async (c) => {
      const commands = commandsOf(c)
      const preview = await commands.rateRules.previewClosure(c.req.valid('json'), c.get('lang'))
      return c.json({ ...preview, version: await versionOfRates(commands) })
    })
    .post('/closures', jsonBody(closeProperty.body), (c) => {
      const { version, ...order } = c.req.valid('json')
      return write(c, version, (rules) => rules.closeProperty(order))
    })
    .post('/closures/end', jsonBody(endClosure.body), (c) => {
      const { version, place } = c.req.valid('json')
      return write(c, version, (rules) => rules.endClosure(place))
    })
    .post('/promotion-codes', jsonBody(addPromotionCode.body), (c) => {
      const { version, ...order } = c.req.valid('json')
      return write(c, version, (rules) => rules.addPromotion(order))
    })
    .post('/promotion-codes/change', jsonBody(changePromotionCode.body), (c) => {
      const { version, ...order } = c.req.valid('json')
      return write(c, version, (rules) => rules.changePromotion(order))
    })
    .post('/promotion-codes/end', jsonBody(endPromotionCode.body), (c) => {
      const { version, code } = c.req.valid('json')
      return write(c, version, (rules) => rules.endPromotion(code))
    })
}
