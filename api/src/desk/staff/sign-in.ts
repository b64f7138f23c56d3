import type { StaffSession as SessionAnswer } from '@calm-rest/contract/staff'
import type { Context } from 'hono'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv, StaffSession } from '../../core/http/env.ts'
import { provedUntilOf } from './admit.ts'
import { setStaffToken, staffTokenOf } from './sessions/cookie.ts'
import { deviceOf } from './sessions/device.ts'
import type { StaffDevices } from './sessions/devices.ts'
import type { StaffSessions } from './sessions/queries.ts'

interface SignInDeps {
  db: Database
  sessions: StaffSessions
  devices: StaffDevices
  now: () => Date
}

interface Person {
  id: string
  name: string
}

export const toSession = (session: StaffSession, at: Date): SessionAnswer => ({
  member: {
    id: session.memberId,
    name: session.name,
    role: session.role,
    roleName: session.roleName,
  },
  rights: [...session.rights],
  rightsByPasskey: [...session.rightsByPasskey],
  signedInBy: session.signedInBy,
  endsAt: session.endsAt,
  provedUntil: provedUntilOf(session, at) ?? null,
})

/**
 * Signs in a member whose identity is proved. The former session of the browser ends, so that its token is useless
 * after the sign-in. The audit log records the member, the method and the device. `alongside` runs in the same
 * transaction.
 */
export const createStaffSignIn = ({ db, sessions, devices, now }: SignInDeps) => {
  const log = createAuditLog(db)
  return async (
    c: Context<ApiEnv>,
    { id: memberId, name }: Person,
    signedInBy: StaffSession['signedInBy'],
    alongside: () => Promise<void> = async () => {},
  ): Promise<SessionAnswer> => {
    const before = staffTokenOf(c)
    const device = deviceOf(c.req.header('User-Agent'))
    const at = now()
    const start = db.transaction(async () => {
      if (before !== undefined) await sessions.endByToken(before)
      await alongside()
      const started = await sessions.start({ memberId, signedInBy, device, at })
      const line = { at: at.toISOString(), who: name, action: 'staff sign in', subject: name, before: null }
      await log.add({ ...line, after: { by: signedInBy, device } })
      const deviceToken = await devices.remember(c, memberId, at)
      return { ...started, deviceToken }
    })
    const { id, token, deviceToken } = await start()
    const session = await sessions.byId(id, at)
    if (!session) throw new ApiError('unauthorized')
    setStaffToken(c, token)
    devices.setCookie(c, deviceToken)
    return toSession(session, at)
  }
}

export type StaffSignIn = ReturnType<typeof createStaffSignIn>
