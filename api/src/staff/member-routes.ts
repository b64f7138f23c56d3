import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { defaultLang } from '@calm-rest/contract/widget'
import { type Context, Hono } from 'hono'
import type { InvitedMember } from '../desk/commands/staff.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody, params } from '../http/validate.ts'
import { createPages } from '../mail/pages.ts'
import type { CommandsOf } from './commands-of.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'

interface MemberDeps {
  commandsOf: CommandsOf
  publicUrl: string | undefined
}

/** The owner's list of the staff. */
export const memberRoutes = ({ commandsOf, publicUrl }: MemberDeps) => {
  const toAnswer = (c: Context<ApiEnv>, { member, token, expiresAt }: InvitedMember) => {
    const pages = createPages(relyingPartyOf(c, publicUrl).origin)
    return { member, link: pages.withToken('desk', defaultLang, `invite=${token}`), expiresAt }
  }
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await commandsOf(c).staff.list()))
    .post('/', jsonBody(staffSchemas.inviteMember.body), async (c) =>
      c.json(toAnswer(c, await commandsOf(c).staff.invite(c.req.valid('json'))), 201),
    )
    .post('/:id/invite', params(staffSchemas.inviteAgain.params), async (c) =>
      c.json(toAnswer(c, await commandsOf(c).staff.inviteAgain(c.req.valid('param').id))),
    )
    .post('/:id/remove', params(staffSchemas.removeMember.params), async (c) => {
      await commandsOf(c).staff.remove(c.req.valid('param').id)
      return c.json({ success: true })
    })
    .post('/:id/sessions/end', params(staffSchemas.endSessionsOfMember.params), async (c) => {
      await commandsOf(c).staff.endSessions(c.req.valid('param').id)
      return c.json({ success: true })
    })
}
