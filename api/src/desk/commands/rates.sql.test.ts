import { expect, it } from 'vitest'
import { firstRates } from '../../property/rates/rates.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

const july = { from: '2027-07-01', until: '2027-08-01' }
const stay = { from: '2027-07-01', until: '2027-07-04', guests: 2 }
const season = { ...firstRates, prices: [{ ...july, season: 'High season', percent: 10 }] }

it('R-desk-rates: a preview by rates that do not hold yet says what guests pay once they do, until an earlier version holds again', async () => {
  const { api, desk } = await openTestDesk()
  const preview = await desk.rates.preview(
    { roomId: 'lighthouse-suite', ...stay },
    await desk.rates.check(season),
  )
  expect(preview).toMatchObject({ totalPrice: 775.5, nights: [{ why: 'High season, +10 %' }, {}, {}] })
  const body = { checkIn: stay.from, checkOut: stay.until, roomType: 'lighthouse-suite', guests: 2 }
  const paid = async () => (await (await api.post('/api/quotes', body)).json()).totalPrice
  expect(await paid()).toBe(705)
  await desk.rates.replace(season)
  expect(await paid()).toBe(775.5)
  await desk.rates.restore(0)
  expect(await paid()).toBe(705)
  expect((await desk.rates.versions()).map(({ version }) => version)).toEqual([2, 1])
})

it('refuses rates that say nothing, and for rooms that are not there', async () => {
  const { desk } = await openTestDesk()
  await expect(desk.rates.replace({ plans: [] })).rejects.toThrow("needs the plan 'standard'")
  const attic = { ...firstRates, prices: [{ ...july, roomType: 'attic', percent: 5 }] }
  await expect(desk.rates.replace(attic)).rejects.toThrow("no room 'attic'")
  await expect(desk.rates.restore(7)).rejects.toThrow('no version 7')
  expect((await desk.rates.current()).version).toBe(0)
})
