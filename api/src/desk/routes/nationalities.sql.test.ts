import { expect, it } from 'vitest'
import { openTestStaff } from '../../testing/staff.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

/** A booking of two guests. */
const openBooked = async (booking: object = {}) => {
  const booked = await openBookedStay(booking)
  const { call, params, version } = booked
  return {
    ...booked,
    set: async (nationalities: object) =>
      call('setNationalities', { params, body: { version: await version(), nationalities } }),
  }
}

it('R-staff-nationality: is recorded at the front desk, changed and removed; the audit log has the change, but not the nationality', async () => {
  const { api, call, params, set, read } = await openBooked({ phone: '+49 151 23456789' })
  expect(await read()).toMatchObject({ nationalities: {}, phoneCountry: 'DE' })
  expect((await set({ DE: 2 })).data.nationalities).toEqual({ DE: 2 })
  expect((await set({ AT: 1, FR: 1 })).data.nationalities).toEqual({ AT: 1, FR: 1 })
  const wrong = await Promise.all([{ XX: 1 }, { at: 1 }, { DE: 0 }, { DE: -1, FR: 2 }, { DE: 0.5 }].map(set))
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  const { data } = await call('readStay', { params })
  expect(data.timeline.at(-1)).toMatchObject({ who: 'owner', action: 'booking nationality', changes: [] })
  expect((await set({})).data.nationalities).toEqual({})
  const lines = await api.db.prepare('SELECT before, after FROM desk_log').all()
  expect(JSON.stringify(lines)).not.toMatch(/DE|AT/)
})

it('R-staff-nationality: is recorded for no more guests than there are, even if they are fewer by now', async () => {
  const { api, read, set } = await openBooked()
  const { status, data } = await set({ DE: 2, FR: 1 })
  expect([status, data]).toMatchObject([400, { fields: [{ field: 'nationalities', code: 'too_large' }] }])
  const ofGuests = async (guests: number) => {
    await api.db.exec(`UPDATE bookings SET guests = ${guests}`)
    return (await read()).nationalities
  }
  await set({ DE: 1, FR: 1 })
  expect(await ofGuests(3)).toEqual({ DE: 1, FR: 1 })
  expect(await ofGuests(1)).toEqual({})
  await ofGuests(2)
  await set({ DE: 2 })
  expect(await ofGuests(1)).toEqual({ DE: 1 })
})

it('R-staff-nationality: requires the version that was seen: of two phones the slower one is refused', async () => {
  const { call, params, version, set } = await openBooked()
  const seen = await version()
  await set({ DE: 2 })
  const late = await call('setNationalities', { params, body: { version: seen, nationalities: { FR: 2 } } })
  expect([late.status, late.data]).toMatchObject([
    409,
    { code: 'changed_meanwhile', current: { nationalities: { DE: 2 } } },
  ])
})

it('suggests nothing without a phone number, and for one without a country', async () => {
  const { api, read } = await openBooked()
  expect((await read()).phoneCountry).toBe(null)
  await api.db.exec("UPDATE bookings SET phone = '+80012345678'")
  expect((await read()).phoneCountry).toBe(null)
})

it('R-staff-nationality-figures: counts guests who came and their nights within the month, and those not recorded', async () => {
  const { api, call, params, set, mark, setClock, headers } = await openBooked()
  const add = (reference: string, values: string) =>
    api.db.exec(`
      INSERT INTO bookings (reference, room_type_id, unit_id, first_name, last_name, email, total_cents, lang,
        free_cancellation_until, created_at, guests, status, check_in, check_out, arrived_on, ended_on, nationalities)
      SELECT '${reference}', room_type_id, unit_id, '', '', '', 1000, lang, '', created_at, ${values}
      FROM bookings WHERE reference = '${params.reference}'`)
  // began in June, three guests with two nights in July; left a night early, and one nationality is unrecorded
  await add(
    'CR-1',
    `3, 'completed', '2027-06-29', '2027-07-04', '2027-06-29', '2027-07-03', '{"GB":1,"DE":1}'`,
  )
  // continues into August
  await add('CR-2', `1, 'completed', '2027-07-30', '2027-08-05', NULL, NULL, '{}'`)
  // came, and left on the same day
  await add('CR-3', `2, 'completed', '2027-07-10', '2027-07-12', '2027-07-10', '2027-07-10', '{"DE":2}'`)
  // these did not come, or not yet
  await add('CR-4', `2, 'no_show', '2027-07-10', '2027-07-12', NULL, '2027-07-10', '{"DE":2}'`)
  await add('CR-5', `2, 'cancelled', '2027-07-10', '2027-07-12', NULL, NULL, '{"DE":2}'`)
  const query = { from: '2027-07-01', until: '2027-08-01' }
  const rows = async () => (await call('readFigures', { query })).data.nationalities
  const others = [
    { nationality: 'DE', guests: 2, guestNights: 2 },
    { nationality: 'GB', guests: 0, guestNights: 2 },
    { nationality: null, guests: 1, guestNights: 4 },
  ]
  expect(await rows()).toEqual(others)
  await setClock('2027-07-01T06:30:00.000Z')
  await set({ DE: 1, FR: 1 })
  await mark('check_in')
  expect(await rows()).toEqual([
    { nationality: 'DE', guests: 3, guestNights: 5 },
    { nationality: 'FR', guests: 1, guestNights: 3 },
    { nationality: 'GB', guests: 0, guestNights: 2 },
    { nationality: null, guests: 1, guestNights: 4 },
  ])
  const address = `/api/staff/nationalities.csv?${new URLSearchParams({ ...query, lang: 'de' })}`
  const csv = await api.app.request(address, { headers })
  expect(csv.headers.get('Content-Disposition')).toContain('nationalities-2027-07-01-2027-08-01.csv')
  expect(Buffer.from(await csv.arrayBuffer()).toString()).toBe(
    [
      '\ufeffcode;nationality;guests;guest_nights',
      'DE;Deutschland;3;5',
      'FR;Frankreich;1;3',
      'GB;Vereinigtes Königreich;0;2',
      ';nicht erfasst;1;4',
      '',
    ].join('\r\n'),
  )
})

it('R-staff-nationality-figures: an empty month has no row', async () => {
  const { call } = await openTestStaff()
  const query = { from: '2027-07-01', until: '2027-08-01' }
  expect((await call('readFigures', { query })).data.nationalities).toEqual([])
})
