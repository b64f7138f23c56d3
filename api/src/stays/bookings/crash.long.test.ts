import { expect, it } from 'vitest'
import { failWritesTo } from '../../testing/engine.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { killInTheMiddle, killWhileChanging } from './crash.fixture.ts'

it('stores every acknowledged booking completely when the process is killed during its work', () =>
  killInTheMiddle(1))

it('leaves every stay complete, old or new, when the process is killed during changes', () =>
  killWhileChanging(1))

it.each(['booking_nights', 'outbox', 'idempotency'])(
  'stores nothing where writing to %s fails',
  async (table) => {
    const api = await openTestApi()
    const before = await api.counts()
    await failWritesTo(api.db, table)
    const answer = await api.post('/api/bookings', goodBooking, { 'Idempotency-Key': crypto.randomUUID() })
    expect([answer.status, await answer.json()]).toMatchObject([500, { success: false, code: 'internal' }])
    expect(await api.counts()).toEqual(before)
  },
)
