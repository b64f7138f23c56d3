import { expect, it } from 'vitest'
import { createDeskCommands } from '../desk/create-desk-commands.ts'
import { createDeskLog } from '../desk/log/desk-log.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openTestApi, testNow } from '../testing/test-api.ts'

const openLogged = async () => {
  const api = await openTestApi()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await desk.stays.setPrice(reference, 500, 'The guest is ill')
  await desk.bookings.cancel(reference)
  return { api, desk, log: createDeskLog(api.db) }
}

it('R-desk-log: forgets the reason with the guest, and nothing else of the line', async () => {
  const { desk, log } = await openLogged()
  const before = await log.newest(10)
  await desk.guests.erase(goodBooking.email)
  const [, ...after] = await log.newest(10)
  expect(after).toEqual(
    before.map((line) =>
      line.after && 'reason' in line.after ? { ...line, after: { ...line.after, reason: null } } : line,
    ),
  )
  expect(after.some((line) => line.after && 'reason' in line.after)).toBe(true)
})

it.each([
  ['another reason', `'{"totalCents":50000,"reason":"Another"}'`],
  ['another fact', `'{"totalCents":1,"reason":null}'`],
])('R-desk-log: takes no %s', async (_, after) => {
  const { api, log } = await openLogged()
  const before = await log.newest(10)
  await expect(api.db.exec(`UPDATE desk_log SET after = ${after}`)).rejects.toThrow('never changed')
  await expect(api.db.exec("UPDATE desk_log SET who = 'nobody'")).rejects.toThrow('never changed')
  expect(await log.newest(10)).toEqual(before)
})
