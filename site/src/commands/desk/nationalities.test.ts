import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { booking, openSite } from './open-site.fixture.ts'

it('R-staff-nationality-figures: is noted by command, and the month is counted for a table and a spreadsheet', async () => {
  const { call, desk } = await openSite()
  const today = dateInZone(new Date(), hotel.timeZone)
  const stay = { ...booking, checkIn: today, checkOut: addDays(today, 3) }
  const { reference } = (await call('/api/bookings', stay)).data
  await desk('bookings', 'mark', reference, 'arrived')
  expect((await desk('bookings', 'nationality', reference, 'de')).text).toMatch(/\nnationality +DE 2\n/)
  const noted = await desk('bookings', 'nationality', reference, 'DE:1', 'FR:1')
  expect(noted.text).toMatch(/^noted the nationality of CR-.+\nnationality +DE 1, FR 1\n/s)
  await expect(desk('bookings', 'nationality', reference, 'DE', 'FR:1')).rejects.toMatchObject({
    details: { fields: [{ field: 'nationalities', code: 'too_large' }] },
  })
  await expect(desk('bookings', 'nationality', reference, 'DE:0')).rejects.toMatchObject({
    details: { fields: [{ field: 'nationalities.DE', code: 'too_small' }] },
  })
  await desk('bookings', 'nationality', reference, 'DE:1')
  const month = today.slice(0, 7)
  const { text, json } = await desk('guests', 'nationalities', month)
  const { nationalities } = json as { nationalities: { guestNights: number }[] }
  const nights = nationalities[0]?.guestNights
  expect(nationalities).toEqual([
    { nationality: 'DE', guests: 1, guestNights: nights },
    { nationality: null, guests: 1, guestNights: nights },
  ])
  expect(text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
    'code | nationality | guests | nights',
    `DE | Germany | 1 | ${nights}`,
    `not noted | 1 | ${nights}`,
  ])
  expect((await desk('guests', 'nationalities', month, '--csv')).text.split('\r\n')).toEqual([
    '\ufeffcode,nationality,guests,guest_nights',
    `DE,Germany,1,${nights}`,
    `,not noted,1,${nights}`,
  ])
  expect((await desk('bookings', 'nationality', reference, 'none')).text).not.toMatch(/^nationality/m)
  expect((await desk('guests', 'nationalities', '2020-01')).text).toBe('None.')
})
