import type { StaffMember, StaffRole } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import { createPages } from '../../notify/index.ts'
import type { DeskRole } from '../commands/roles.ts'
import type { DeskMember, InvitedMember } from '../commands/staff.ts'
import { endOn, versionOf, writeOn } from '../routes/version.ts'
import type { CommandsOf } from './commands-of.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'

interface MemberDeps {
  db: Database
  commandsOf: CommandsOf
  publicUrl: string | undefined
}

const toAnswer = (member: DeskMember): StaffMember => {
  const { name, role, email, lang } = member
  return { ...member, version: versionOf({ name, role, email, lang }) }
}

const toRoleAnswer = (role: DeskRole): StaffRole => {
  const { name, rights } = role
  return { ...role, version: versionOf({ name, rights }) }
}

const { inviteMember, inviteAgain, setRole, removeMember, endSessionsOfMember } = staffCalls
const { addRole, changeRole, removeRole } = staffCalls

/** The owner's list of the staff. */
export const memberRoutes = ({ db, commandsOf, publicUrl }: MemberDeps) => {
  const toInvited = (c: Context<ApiEnv>, { member, token, expiresAt }: InvitedMember) => {
    const pages = createPages(relyingPartyOf(c, publicUrl).origin)
    const link = pages.invite(token, member.lang)
    return { member: toAnswer(member), link, expiresAt }
  }
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json((await commandsOf(c).staff.list()).map(toAnswer)))
    .post('/', jsonBody(inviteMember.body), async (c) =>
      c.json(toInvited(c, await commandsOf(c).staff.invite(c.req.valid('json'))), 201),
    )
    .post('/:id/invite', params(inviteAgain.params), async (c) =>
      c.json(toInvited(c, await commandsOf(c).staff.inviteAgain(c.req.valid('param').id))),
    )
    .post('/:id/role', params(setRole.params), jsonBody(setRole.body), async (c) => {
      const { id } = c.req.valid('param')
      const { version, role } = c.req.valid('json')
      const { staff } = commandsOf(c)
      const read = async () => toAnswer(await staff.byId(id))
      return c.json(await writeOn(db, version, read, () => staff.setRole(id, role)))
    })
    .post('/:id/remove', params(removeMember.params), async (c) => {
      await commandsOf(c).staff.remove(c.req.valid('param').id)
      return c.json({ success: true })
    })
    .post('/:id/sessions/end', params(endSessionsOfMember.params), async (c) => {
      await commandsOf(c).staff.endSessions(c.req.valid('param').id)
      return c.json({ success: true })
    })
}

/** Roles, and the rights of each. */
export const roleRoutes = ({ db, commandsOf }: Pick<MemberDeps, 'db' | 'commandsOf'>) =>
  new Hono<ApiEnv>()
    .get('/', async (c) => c.json((await commandsOf(c).roles.list()).map(toRoleAnswer)))
    .post('/', jsonBody(addRole.body), async (c) =>
      c.json(toRoleAnswer(await commandsOf(c).roles.add(c.req.valid('json'))), 201),
    )
    .post('/:id', params(changeRole.params), jsonBody(changeRole.body), async (c) => {
      const { id } = c.req.valid('param')
      const { version, ...wanted } = c.req.valid('json')
      const { roles } = commandsOf(c)
      const read = async () => toRoleAnswer(await roles.byId(id))
      return c.json(await writeOn(db, version, read, () => roles.change(id, wanted)))
    })
    .post('/:id/remove', params(removeRole.params), jsonBody(removeRole.body), async (c) => {
      const { id } = c.req.valid('param')
      const { version, moveTo } = c.req.valid('json')
      const { roles } = commandsOf(c)
      const read = async () => toRoleAnswer(await roles.byId(id))
      await endOn(db, version, read, () => roles.remove(id, moveTo))
      return c.json({ success: true })
    })
