import type { StaffStay } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

// 1 to 4 July, two guests
const openBooked = async (booking: object = {}) => {
  const staff = await openTestStaff()
  const { api, call } = staff
  const { reference } = await (await api.post('/api/bookings', { ...goodBooking, ...booking })).json()
  const params = { reference: reference as string }
  const read = async (): Promise<StaffStay> => (await call('readStay', { params })).data.stay
  return {
    ...staff,
    params,
    read,
    set: async (nationality: string | null) =>
      call('setNationality', { params, body: { version: (await read()).version, nationality } }),
  }
}

it('R-staff-nationality: is written down at the desk, changed and taken away; the log has that, and not which', async () => {
  const { api, call, params, set, read } = await openBooked({ phone: '+49 151 23456789' })
  expect(await read()).toMatchObject({ nationality: null, phoneCountry: 'DE' })
  expect((await set('DE')).data.nationality).toBe('DE')
  expect((await set('AT')).data.nationality).toBe('AT')
  const wrong = await Promise.all([set('XX'), set('at'), set('')])
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
  const { data } = await call('readStay', { params })
  expect(data.timeline.at(-1)).toMatchObject({ who: 'owner', action: 'booking nationality', changes: [] })
  expect((await set(null)).data.nationality).toBe(null)
  const lines = await api.db.prepare('SELECT before, after FROM desk_log').all()
  expect(JSON.stringify(lines)).not.toMatch(/DE|AT/)
})

it('suggests nothing without a phone number, and for one that no country has', async () => {
  const { api, read } = await openBooked()
  expect((await read()).phoneCountry).toBe(null)
  await api.db.exec("UPDATE bookings SET phone = '+80012345678'")
  expect((await read()).phoneCountry).toBe(null)
})

it('R-staff-nationality-figures: counts guests who came and their nights within the month, and says what nobody asked', async () => {
  const { api, call, params, set, setClock, headers } = await openBooked()
  const add = (reference: string, values: string) =>
    api.db.exec(`
      INSERT INTO bookings (reference, room_type_id, unit_id, first_name, last_name, email, total_cents, lang,
        free_cancellation_until, created_at, guests, status, check_in, check_out, arrived_on, ended_on, nationality)
      SELECT '${reference}', room_type_id, unit_id, '', '', '', 1000, lang, '', created_at, ${values}
      FROM bookings WHERE reference = '${params.reference}'`)
  // began in June, three guests with two nights in July; left a night early
  await add('CR-1', "3, 'completed', '2027-06-29', '2027-07-04', '2027-06-29', '2027-07-03', 'GB'")
  // stays on into August
  await add('CR-2', "1, 'completed', '2027-07-30', '2027-08-05', NULL, NULL, NULL")
  // came, and left on the same day
  await add('CR-3', "2, 'completed', '2027-07-10', '2027-07-12', '2027-07-10', '2027-07-10', 'DE'")
  // these did not come, or not yet
  await add('CR-4', "2, 'no_show', '2027-07-10', '2027-07-12', NULL, '2027-07-10', 'DE'")
  await add('CR-5', "2, 'cancelled', '2027-07-10', '2027-07-12', NULL, NULL, 'DE'")
  const query = { from: '2027-07-01', until: '2027-08-01' }
  const rows = async () => (await call('readFigures', { query })).data.nationalities
  const others = [
    { nationality: 'GB', guests: 0, guestNights: 6 },
    { nationality: 'DE', guests: 2, guestNights: 0 },
    { nationality: null, guests: 1, guestNights: 2 },
  ]
  expect(await rows()).toEqual(others)
  await setClock('2027-07-01T06:30:00.000Z')
  await call('markStay', { params, body: { version: (await set('DE')).data.version, mark: 'check_in' } })
  expect(await rows()).toEqual([
    { nationality: 'DE', guests: 4, guestNights: 6 },
    { nationality: 'GB', guests: 0, guestNights: 6 },
    { nationality: null, guests: 1, guestNights: 2 },
  ])
  const address = `/api/staff/nationalities.csv?${new URLSearchParams({ ...query, lang: 'de' })}`
  const csv = await api.app.request(address, { headers })
  expect(csv.headers.get('Content-Disposition')).toContain(
    'calm-rest-nationalities-2027-07-01-2027-08-01.csv',
  )
  expect(await csv.text()).toBe(
    [
      'code,nationality,guests,guest_nights',
      'DE,"Deutschland",4,6',
      'GB,"Vereinigtes Königreich",0,6',
      ',"nicht bekannt",1,2',
      '',
    ].join('\r\n'),
  )
})

it('R-staff-nationality-figures: an empty month has no row', async () => {
  const { call } = await openTestStaff()
  const query = { from: '2027-07-01', until: '2027-08-01' }
  expect((await call('readFigures', { query })).data.nationalities).toEqual([])
})
