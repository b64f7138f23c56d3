import type { Role } from '@calm-rest/contract/staff'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { MailOptions } from '../../index.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createPhone, type PushService, startPushService } from '../../testing/push-service.ts'
import { joinStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

export const hourMs = 60 * 60_000

/** Opens a site on this machine, its mail, and a push service beside it. */
export const openPushed = async (
  pace: MailOptions['pace'] = {},
  publicUrl = 'http://localhost:3000',
  server: Parameters<typeof startMailServer>[0] = {},
) => {
  const startedMs = performance.now()
  let aheadMs = 0
  const now = () => new Date(testNow.getTime() + aheadMs + performance.now() - startedMs)
  const log: string[] = []
  const mail = await startMailServer(server)
  const service = await startPushService()
  const api = await openTestApi({
    now,
    logger: pino({ level: 'trace' }, { write: (line: string) => log.push(line) }),
    mail: { ...mailTo(mail, pace), publicUrl },
  })
  const phones = api.db.prepare<[], number>('SELECT COUNT(*) FROM push_subscriptions').pluck()
  return {
    api,
    mail,
    service,
    log,
    now,
    phones: () => phones.get(),
    /** Sets how far the clock is ahead of its start; it keeps running. */
    setAhead: (ms: number) => {
      aheadMs = ms
    },
    join: (role: Role = 'owner', name: string = role) => joinOn(api, service, { role, name, now }),
  }
}

/** Adds a member of the staff with a subscribed phone. */
const joinOn = async (
  api: TestApi,
  service: PushService,
  { role, name, now }: { role: Role; name: string; now: () => Date },
) => {
  const member = await joinStaff(api, role, { name, now })
  const phone = createPhone(service, name)
  const switchOn = (headers = {}) => member.call('subscribePush', { body: phone.subscription, headers })
  expect((await switchOn({ 'Accept-Language': 'de' })).status).toBe(201)
  return { ...member, ...phone, switchOn, tags: () => phone.told().map(({ tag }) => tag) }
}

export const book = async (api: TestApi, headers: Record<string, string> = {}): Promise<string> =>
  (await (await api.post('/api/bookings', goodBooking, headers)).json()).reference
