import { expect, it } from 'vitest'
import { createDeskCommands } from '../../desk/create-desk-commands.ts'
import { createRetention } from '../../operations/retention/retention.ts'
import { goodBooking, goodUser } from '../../testing/inputs.ts'
import { joinAs, signInAs } from '../../testing/members.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

const afterwards = new Date('2027-06-10T06:00:00.000Z')

/** A stay that is over, with what the front desk recorded about it. */
const openPaid = async () => {
  let now = testNow
  const api = await openTestApi({ now: () => now })
  const { auth } = await joinAs(api)
  const stay = { ...goodBooking, checkIn: '2027-06-02', checkOut: '2027-06-03', totalPrice: 235 }
  const { reference } = await (await api.post('/api/bookings', stay, auth)).json()
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => now })
  await desk.payments.take(reference, { amount: 235, method: 'card', note: 'Card of her sister' })
  await desk.payments.reverse(reference, 1, 'Of her room-mate')
  await desk.stays.setNationalities(reference, { LK: 2 })
  now = afterwards
  return { api, desk }
}

const stored = (api: TestApi) =>
  api.db
    .prepare(`SELECT b.nationalities, y.amount_cents AS cents, y.note FROM bookings b
      JOIN payments y ON y.booking_id = b.id ORDER BY y.id`)
    .all()

it.each([
  [
    'who asks the guesthouse for it',
    async ({ desk }: Awaited<ReturnType<typeof openPaid>>) => {
      await desk.guests.erase(goodBooking.email)
    },
  ],
  [
    'who deletes the account',
    async ({ api }: Awaited<ReturnType<typeof openPaid>>) => {
      const { auth } = await signInAs(api, goodUser)
      expect((await api.post('/api/me/removal', { password: goodUser.password }, auth)).status).toBe(200)
    },
  ],
  [
    'who asked for it before the stay was over',
    async ({ api }: Awaited<ReturnType<typeof openPaid>>) => {
      await api.db.exec("UPDATE bookings SET anonymise_on = '2027-06-03'")
      await createRetention(api.db)(afterwards)
    },
  ],
])(
  'R-staff-forgotten: for %s the nationality and notes of payments are erased, and what was paid stays',
  async (_, forget) => {
    const opened = await openPaid()
    const before = [
      { nationalities: '{"LK":2}', cents: 23500, note: 'Card of her sister' },
      { nationalities: '{"LK":2}', cents: -23500, note: 'Of her room-mate' },
    ]
    expect(await stored(opened.api)).toEqual(before)
    await forget(opened)
    expect(await stored(opened.api)).toEqual(
      before.map(({ cents }) => ({ nationalities: '{}', cents, note: null })),
    )
  },
)
