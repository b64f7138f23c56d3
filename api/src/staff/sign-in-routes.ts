import { randomUUID } from 'node:crypto'
import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { isWithin } from '../http/rate-limit.ts'
import { jsonBody } from '../http/validate.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createStaffCodes } from './codes.ts'
import type { MemberQueries } from './members/queries.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { forgetStaffToken, staffTokenOf } from './sessions/cookie.ts'
import { deviceOf } from './sessions/device.ts'
import type { StaffSessions } from './sessions/queries.ts'
import type { StaffSignIn } from './sign-in.ts'

interface SignInRouteDeps {
  db: Database
  members: MemberQueries
  passkeys: Passkeys
  sessions: StaffSessions
  signIn: StaffSignIn
  publicUrl: string | undefined
  now: () => Date
  /** Each call has a limit of its own. */
  limit: () => MiddlewareHandler<ApiEnv>
  /** Codes mailed to one member, in 15 minutes. */
  codes: number
  ownPages: MiddlewareHandler<ApiEnv>
}

/** The ways into the front desk: a one-time link, a passkey, a mailed code. */
export const staffSignInRoutes = (deps: SignInRouteDeps) => {
  const { db, members, passkeys, sessions, signIn, publicUrl, now, limit, ownPages } = deps
  const codes = createStaffCodes(db, now)
  const outbox = createOutbox(db)
  const mayMail = db.limiter({ name: 'staff codes', points: deps.codes, durationSeconds: 15 * 60 })

  return new Hono<ApiEnv>()
    .post('/invite', ownPages, limit(), jsonBody(staffSchemas.readInvite.body), async (c) => {
      const { member, expiresAt } = await members.ofInvite(c.req.valid('json').token, now())
      const { name, role, email } = member
      return c.json({ name, role, mayUseCode: email !== null, expiresAt })
    })
    .post('/invite/options', ownPages, limit(), jsonBody(staffSchemas.inviteOptions.body), async (c) => {
      const { member } = await members.ofInvite(c.req.valid('json').token, now())
      const party = relyingPartyOf(c, publicUrl)
      return c.json(await passkeys.registrationOptions(party, `accept ${member.id}`, member))
    })
    .post('/invite/accept', ownPages, limit(), jsonBody(staffSchemas.acceptInvite.body), async (c) => {
      const { token, response, deviceName } = c.req.valid('json')
      const { member } = await members.ofInvite(token, now())
      const { id: memberId, email } = member
      if (response === undefined && email === null) throw new ApiError('passkey_needed')
      const passkey =
        response &&
        (await passkeys.verifyRegistration(relyingPartyOf(c, publicUrl), `accept ${memberId}`, {
          ...{ memberId, response },
          deviceName: deviceName ?? deviceOf(c.req.header('User-Agent')),
        }))
      const session = await signIn(c, member, passkey ? 'passkey' : 'code', async () => {
        // of two who come with one link the second finds none
        await members.ofInvite(token, now())
        await members.accept(memberId, now())
        if (passkey) await passkeys.add(passkey)
      })
      return c.json(session, 201)
    })
    .post('/sign-in/options', ownPages, limit(), async (c) =>
      c.json(await passkeys.authenticationOptions(relyingPartyOf(c, publicUrl), 'sign in')),
    )
    .post('/sign-in', ownPages, limit(), jsonBody(staffSchemas.signIn.body), async (c) => {
      const party = relyingPartyOf(c, publicUrl)
      const memberId = await passkeys.authenticate(party, 'sign in', c.req.valid('json').response)
      return c.json(await signIn(c, await members.byId(memberId), 'passkey'))
    })
    .post('/sign-in/code', ownPages, limit(), jsonBody(staffSchemas.sendCode.body), async (c) => {
      const { email } = c.req.valid('json')
      const member = await members.byEmail(email)
      // to nobody where nobody has the address: who counts milliseconds learns nothing
      const memberId = member?.hasAccepted ? member.id : randomUUID()
      if (await isWithin(mayMail, email.toLowerCase())) {
        const mail = { payload: { memberId }, lang: c.get('lang'), createdAt: now().toISOString() }
        await db.transaction(() => outbox.add({ kind: 'staff-code', ...mail }))()
      }
      return c.json({ success: true }, 202)
    })
    .post('/sign-in/code/use', ownPages, limit(), jsonBody(staffSchemas.signInByCode.body), async (c) => {
      const { email, code } = c.req.valid('json')
      const member = await members.byEmail(email)
      const isRight = member?.hasAccepted && (await codes.use(member.id, code))
      if (!isRight) throw new ApiError('code_refused')
      return c.json(await signIn(c, member, 'code'))
    })
    .post('/sign-out', ownPages, async (c) => {
      const token = staffTokenOf(c)
      if (token !== undefined) await sessions.endByToken(token)
      forgetStaffToken(c)
      return c.json({ success: true })
    })
}
