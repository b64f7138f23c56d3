import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { booking, checkIn, openSite } from './open-site.fixture.ts'

const openHoarded = async () => {
  const site = await openSite()
  for (const days of [0, 3]) {
    const stay = { checkIn: addDays(checkIn, days), checkOut: addDays(checkIn, days + 3) }
    await site.call('/api/bookings', { ...booking, ...stay, email: 'mallory@example.com' })
  }
  await site.call('/api/bookings', { ...booking, roomType: 'coral-suite', totalPrice: 804 })
  const confirmed = () =>
    site.byServices(async ({ bookings }) => {
      const all = { by: 'made', from: '2020-01-01', until: addDays(checkIn, 1) } as const
      return (await bookings.ofGroup(all)).map(({ roomId }) => roomId)
    })
  return { ...site, confirmed }
}

it('shows what would be cancelled where nobody is there to ask, and changes nothing', async () => {
  const { deskProcess, confirmed } = await openHoarded()
  const { code, stderr } = await deskProcess('bookings', 'cancel', '--by', 'email', 'mallory@example.com')
  expect(code).toBe(3)
  expect(stderr.match(/^CR-.*lighthouse-suite.*confirmed/gm)).toHaveLength(2)
  expect(stderr).toContain('Cancel these 2, and write to 1 address? Nobody is here to ask: say --yes.')
  expect(await confirmed()).toHaveLength(3)
})

it('frees many at once, and leaves the others', async () => {
  const { desk, confirmed } = await openHoarded()
  const { text } = await desk('bookings', 'cancel', '--by', 'made', '2020-01-01', '2020-01-02')
  expect(text).toBe('None.')
  const done = await desk('bookings', 'cancel', '--by', 'email', 'Mallory@example.com', '--no-mail')
  expect(done.text).toMatch(/^cancelled 2\n/)
  expect(await confirmed()).toEqual(['coral-suite'])
})
