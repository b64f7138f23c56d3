import type { Passkey } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import { createRecorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { MemberQueries } from '../../identity/index.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import type { StaffSessions } from './sessions/queries.ts'
import { toSession } from './sign-in.ts'

interface OwnDeps {
  db: Database
  members: MemberQueries
  passkeys: Passkeys
  sessions: StaffSessions
  publicUrl: string | undefined
  now: () => Date
}

/** A member's own session, sessions and passkeys. */
export const ownStaffRoutes = ({ db, members, passkeys, sessions, publicUrl, now }: OwnDeps) => {
  /** Changes the member's own data, with an audit log line in their name. `work` returns the facts of the line. */
  const change = (c: Context<ApiEnv>, action: string, work: () => Promise<Record<string, string>>) => {
    const { name: subject } = staffOf(c)
    const recorder = createRecorder(db, subject)
    return recorder.added({ action, at: now() }, async () => ({ subject, after: await work() }))
  }
  const ownPasskeys = async (c: Context<ApiEnv>): Promise<Passkey[]> => {
    const { memberId, role } = staffOf(c)
    const own = await passkeys.ofMember(memberId)
    const getsCodes = role !== 'owner' && (await members.byId(memberId)).email !== null
    const mayRemove = own.length > 1 || getsCodes
    return own.map(({ id, deviceName, createdAt, lastUsedAt }) => ({
      id,
      deviceName,
      createdAt,
      lastUsedAt,
      mayRemove,
    }))
  }
  const ownPasskey = async (c: Context<ApiEnv>, id: string) =>
    (await ownPasskeys(c)).find((passkey) => passkey.id === id)

  return new Hono<ApiEnv>()
    .get('/session', async (c) => c.json(toSession(staffOf(c), now())))
    .post('/proof/options', async (c) => {
      const { id, memberId } = staffOf(c)
      if ((await passkeys.ofMember(memberId)).length === 0) throw new ApiError('no_passkey')
      const party = relyingPartyOf(c, publicUrl)
      return c.json(await passkeys.authenticationOptions(party, `prove ${id}`, memberId))
    })
    .post('/proof', jsonBody(staffCalls.prove.body), async (c) => {
      const session = staffOf(c)
      const { response } = c.req.valid('json')
      const party = relyingPartyOf(c, publicUrl)
      const memberId = await passkeys.authenticate(party, `prove ${session.id}`, response)
      // another member's passkey does not prove the owner of this session
      if (memberId !== session.memberId) throw new ApiError('passkey_refused')
      const at = now()
      await sessions.prove(session.id, at)
      return c.json(toSession({ ...session, provedAt: at.toISOString() }, at))
    })
    .get('/own/sessions', async (c) => {
      const { id, memberId } = staffOf(c)
      return c.json(await sessions.ofMember(memberId, now(), id))
    })
    .post('/own/sessions/:id/end', params(staffCalls.endOwnSession.params), async (c) => {
      const { memberId } = staffOf(c)
      const { id } = c.req.valid('param')
      const own = await sessions.ofMember(memberId, now())
      const ended = own.find((session) => session.id === id)
      if (ended)
        await change(c, 'staff session end', async () => {
          await sessions.endOwn(id, memberId)
          return { device: ended.device }
        })
      return c.json({ success: true })
    })
    .get('/own/passkeys', async (c) => c.json(await ownPasskeys(c)))
    .post('/own/passkeys/options', async (c) => {
      const { id, memberId, name } = staffOf(c)
      const party = relyingPartyOf(c, publicUrl)
      return c.json(await passkeys.registrationOptions(party, `add ${id}`, { id: memberId, name }))
    })
    .post('/own/passkeys', jsonBody(staffCalls.addPasskey.body), async (c) => {
      const { id, memberId } = staffOf(c)
      const party = relyingPartyOf(c, publicUrl)
      const given = { memberId, ...c.req.valid('json') }
      const passkey = await passkeys.verifyRegistration(party, `add ${id}`, given)
      await change(c, 'staff passkey add', async () => {
        await passkeys.add(passkey)
        return { device: passkey.deviceName }
      })
      return c.json(await ownPasskey(c, passkey.id), 201)
    })
    .post('/own/passkeys/:id/remove', params(staffCalls.removePasskey.params), async (c) => {
      const { memberId } = staffOf(c)
      const { id } = c.req.valid('param')
      if (await ownPasskey(c, id))
        await change(c, 'staff passkey remove', async () => {
          // of two that are removed concurrently one remains
          const passkey = await ownPasskey(c, id)
          if (!passkey?.mayRemove) throw new ApiError('passkey_needed')
          await passkeys.remove(id, memberId)
          return { device: passkey.deviceName }
        })
      return c.json({ success: true })
    })
}
