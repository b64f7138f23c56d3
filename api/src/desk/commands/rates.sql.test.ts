import { expect, it } from 'vitest'
import { firstRates } from '../../property/rates/rates.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

it('refuses rates that say nothing, and for rooms that are not there', async () => {
  const { desk } = await openTestDesk()
  await expect(desk.rates.replace({ plans: [] })).rejects.toThrow("needs the plan 'standard'")
  const july = { from: '2027-07-01', until: '2027-08-01' }
  const attic = { ...firstRates, prices: [{ ...july, roomType: 'attic', percent: 5 }] }
  await expect(desk.rates.replace(attic)).rejects.toThrow("no room 'attic'")
  expect((await desk.rates.current()).version).toBe(0)
})
