import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { Hono } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { staffOf } from '../http/guard.ts'
import { jsonBody, params } from '../http/validate.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import { toPasskey } from './passkeys/queries.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import type { StaffSessions } from './sessions/queries.ts'
import { toSession } from './sign-in.ts'

interface OwnDeps {
  passkeys: Passkeys
  sessions: StaffSessions
  publicUrl: string | undefined
  now: () => Date
}

/** What a member does with their own session, sessions and passkeys. */
export const ownStaffRoutes = ({ passkeys, sessions, publicUrl, now }: OwnDeps) =>
  new Hono<ApiEnv>()
    .get('/session', async (c) => c.json(toSession(staffOf(c), now())))
    .post('/proof/options', async (c) => {
      const { id, memberId } = staffOf(c)
      const party = relyingPartyOf(c, publicUrl)
      return c.json(await passkeys.authenticationOptions(party, `prove ${id}`, memberId))
    })
    .post('/proof', jsonBody(staffSchemas.prove.body), async (c) => {
      const session = staffOf(c)
      const { response } = c.req.valid('json')
      const party = relyingPartyOf(c, publicUrl)
      const memberId = await passkeys.authenticate(party, `prove ${session.id}`, response)
      // a passkey of somebody else says nothing about who has this session
      if (memberId !== session.memberId) throw new ApiError('passkey_refused')
      const at = now()
      await sessions.prove(session.id, at)
      return c.json(toSession({ ...session, provedAt: at.toISOString() }, at))
    })
    .get('/own/sessions', async (c) => {
      const { id, memberId } = staffOf(c)
      return c.json(await sessions.ofMember(memberId, now(), id))
    })
    .post('/own/sessions/:id/end', params(staffSchemas.endOwnSession.params), async (c) => {
      await sessions.endOwn(c.req.valid('param').id, staffOf(c).memberId)
      return c.json({ success: true })
    })
    .get('/own/passkeys', async (c) => c.json((await passkeys.ofMember(staffOf(c).memberId)).map(toPasskey)))
    .post('/own/passkeys/options', async (c) => {
      const { id, memberId, name } = staffOf(c)
      const party = relyingPartyOf(c, publicUrl)
      return c.json(await passkeys.registrationOptions(party, `add ${id}`, { id: memberId, name }))
    })
    .post('/own/passkeys', jsonBody(staffSchemas.addPasskey.body), async (c) => {
      const { id, memberId } = staffOf(c)
      const party = relyingPartyOf(c, publicUrl)
      const given = { memberId, ...c.req.valid('json') }
      const passkey = await passkeys.verifyRegistration(party, `add ${id}`, given)
      await passkeys.add(passkey)
      return c.json(toPasskey(passkey), 201)
    })
    .post('/own/passkeys/:id/remove', params(staffSchemas.removePasskey.params), async (c) => {
      const { memberId } = staffOf(c)
      const own = await passkeys.ofMember(memberId)
      // without any, nothing could be proved any more
      if (own.length < 2) throw new ApiError('passkey_needed')
      await passkeys.remove(c.req.valid('param').id, memberId)
      return c.json({ success: true })
    })
