import { randomUUID } from 'node:crypto'
import { staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type ClientKey, networkKeyOf, networkOf } from '@calm-rest/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { countAttempt, isWithin, type RateLimits } from '../../core/http/rate-limit.ts'
import { jsonBody } from '../../core/http/validate.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { createCodeRequests } from '../../core/secrets/code-requests.ts'
import { createStaffCodes, type KnownDevice, type MemberQueries } from '../../identity/index.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { forgetStaffToken, staffTokenOf } from './sessions/cookie.ts'
import { deviceOf } from './sessions/device.ts'
import type { StaffDevices } from './sessions/devices.ts'
import type { StaffSessions } from './sessions/queries.ts'
import type { StaffSignIn } from './sign-in.ts'

interface SignInRouteDeps {
  db: Database
  members: MemberQueries
  passkeys: Passkeys
  sessions: StaffSessions
  devices: StaffDevices
  clientKey: ClientKey
  signIn: StaffSignIn
  publicUrl: string | undefined
  now: () => Date
  /** Each call has a limit of its own. */
  limit: () => MiddlewareHandler<ApiEnv>
  rateLimits: Pick<RateLimits, 'staffCodes' | 'staffCodesAgain' | 'staffChallenges'>
  ownPages: MiddlewareHandler<ApiEnv>
}

const quarterSeconds = 15 * 60

interface Asked {
  /** In lower case. */
  address: string
  network: string
  device: KnownDevice
}

/**
 * Decides whether a code is mailed. The first request within ten minutes causes a mail, even from a stranger: a valid
 * code is then in the mailbox, and the member can use it. The same code is mailed again a few times, with limits for
 * one network and for all. A known device of the member has its own allowance.
 */
const createMayMail = ({ db, rateLimits }: Pick<SignInRouteDeps, 'db' | 'rateLimits'>) => {
  const { staffCodes, staffCodesAgain } = rateLimits
  const limiter = (name: string, points: number, durationSeconds: number) =>
    db.limiter({ name: `staff codes ${name}`, points, durationSeconds })
  const ofDevice = limiter('device', staffCodes, quarterSeconds)
  const ofNetwork = limiter('network', staffCodes, quarterSeconds)
  const first = limiter('first', 1, staffLimits.codeMinutes * 60)
  const again = limiter('again', staffCodesAgain, 60 * 60)
  return async ({ address, network, device }: Asked): Promise<boolean> => {
    if (device) return isWithin(ofDevice, `${address} ${device.toString('hex')}`)
    const isWithinNetwork = await isWithin(ofNetwork, `${address} ${network}`)
    if (await isWithin(first, address)) return true
    return isWithinNetwork && isWithin(again, address)
  }
}

/** The ways to sign in at the front desk: a one-time link, a passkey, a mailed code. */
export const staffSignInRoutes = (deps: SignInRouteDeps) => {
  const { db, members, passkeys, sessions, devices, signIn, publicUrl, now, limit, ownPages } = deps
  const codes = createStaffCodes(db, now)
  const requests = createCodeRequests(db, now, {
    cookie: '__Host-calm-rest-staff-code',
    purpose: 'staff code request',
    minutes: staffLimits.codeMinutes,
  })
  const outbox = outboxOf(db)
  const mayMail = createMayMail(deps)
  const mayGuess = db.limiter({
    name: 'staff code guesses',
    points: staffLimits.codeAttempts,
    durationSeconds: quarterSeconds,
  })
  const challenges = db.limiter({
    name: 'staff challenges',
    points: deps.rateLimits.staffChallenges,
    durationSeconds: 60 * 60,
  })
  const fromWhere = (c: Context<ApiEnv>) => networkKeyOf(deps.clientKey(c))

  return new Hono<ApiEnv>()
    .post('/invite', ownPages, limit(), jsonBody(staffCalls.readInvite.body), async (c) => {
      const { member, expiresAt } = await members.ofInvite(c.req.valid('json').token, now())
      const { name, role, roleName, email } = member
      return c.json({ name, role, roleName, mayUseCode: email !== null, expiresAt })
    })
    .post('/invite/options', ownPages, limit(), jsonBody(staffCalls.inviteOptions.body), async (c) => {
      const { member } = await members.ofInvite(c.req.valid('json').token, now())
      const party = relyingPartyOf(c, publicUrl)
      return c.json(await passkeys.registrationOptions(party, `accept ${member.id}`, member))
    })
    .post('/invite/accept', ownPages, limit(), jsonBody(staffCalls.acceptInvite.body), async (c) => {
      const { token, response, deviceName } = c.req.valid('json')
      const { member } = await members.ofInvite(token, now())
      const { id: memberId, email } = member
      if (response === undefined && email === null) throw new ApiError('passkey_needed')
      const passkey =
        response &&
        (await passkeys.verifyRegistration(relyingPartyOf(c, publicUrl), `accept ${memberId}`, {
          memberId,
          response,
          deviceName: deviceName ?? deviceOf(c.req.header('User-Agent')),
        }))
      const session = await signIn(c, member, passkey ? 'passkey' : 'code', async () => {
        // of two concurrent uses of one link the second is refused
        await members.ofInvite(token, now())
        await members.accept(memberId, now())
        if (passkey) await passkeys.add(passkey)
      })
      return c.json(session, 201)
    })
    .post('/sign-in/options', ownPages, limit(), async (c) => {
      const network = networkOf(deps.clientKey(c))
      // an unknown network may stand for everybody: it only has the limit per minute
      if (network !== undefined) await countAttempt(challenges, network)
      return c.json(await passkeys.authenticationOptions(relyingPartyOf(c, publicUrl), 'sign in'))
    })
    .post('/sign-in', ownPages, limit(), jsonBody(staffCalls.signIn.body), async (c) => {
      const party = relyingPartyOf(c, publicUrl)
      const memberId = await passkeys.authenticate(party, 'sign in', c.req.valid('json').response)
      return c.json(await signIn(c, await members.byId(memberId), 'passkey'))
    })
    .post('/sign-in/code', ownPages, limit(), jsonBody(staffCalls.sendCode.body), async (c) => {
      const { email } = c.req.valid('json')
      const found = await members.byEmail(email)
      const member = found?.hasAccepted ? found : undefined
      // does the same for an unknown address, so that timing reveals nothing
      const memberId = member?.id ?? randomUUID()
      const device = await devices.known(c, memberId)
      if (await mayMail({ address: email.toLowerCase(), network: fromWhere(c), device }))
        await db.transaction(async () => {
          const codeId = member ? await codes.issue(memberId, device) : randomUUID()
          const mail = { payload: { memberId, codeId }, lang: c.get('lang'), createdAt: now().toISOString() }
          await outbox.add({ kind: 'staff-code', ...mail })
        })()
      await requests.remember(c, memberId)
      return c.json({ success: true }, 202)
    })
    .post('/sign-in/code/use', ownPages, limit(), jsonBody(staffCalls.signInByCode.body), async (c) => {
      const { email, code } = c.req.valid('json')
      const member = await members.byEmail(email)
      if (!member?.hasAccepted) throw new ApiError('code_refused')
      const device = await devices.known(c, member.id)
      const request = await requests.find(c, member.id)
      // a guess from a browser that has not requested a code is not counted
      if (!device && request === undefined) throw new ApiError('code_refused')
      const guessers = device
        ? [`${member.id} ${device.toString('hex')}`]
        : [`${member.id} ${fromWhere(c)}`, `request ${request}`]
      for (const guesser of guessers)
        if (!(await isWithin(mayGuess, guesser))) throw new ApiError('code_refused')
      if (!(await codes.use(member.id, device, code))) throw new ApiError('code_refused')
      for (const guesser of guessers) await mayGuess.delete(guesser)
      return c.json(await signIn(c, member, 'code'))
    })
    .post('/sign-out', ownPages, async (c) => {
      const token = staffTokenOf(c)
      if (token !== undefined) await sessions.endByToken(token)
      forgetStaffToken(c)
      return c.json({ success: true })
    })
}
