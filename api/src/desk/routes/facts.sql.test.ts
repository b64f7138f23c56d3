import { expect, it } from 'vitest'
import { shownFacts } from '../../property/hotel/facts-row.ts'
import { calmRest } from '../../stays/seed/calm-rest.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { joinAs } from '../../testing/members.ts'
import { joinStaff, openTestStaff } from '../../testing/staff.ts'
import { openDesk } from '../open-desk.ts'

const place = { street: 'Lane 1', town: 'Vik', region: '', postalCode: '', countryCode: 'IS' }

const publicFacts = shownFacts(calmRest)

/** Guests see it beside the facts; another card of the desk changes it. */
const look = { drawings: 'coast', map: '/art/map.svg' }

const open = async () => {
  const staff = await openTestStaff()
  const { api, call } = staff
  return {
    ...staff,
    read: async () => (await call('readFacts')).data,
    told: async () => (await (await api.get('/api/hotel/day')).json()).facts,
  }
}

it('R-staff-facts: guests see the owner’s change from then on, and the audit log has it', async () => {
  const { api, call, read, told } = await open()
  const { version, ...before } = await read()
  expect(before).toEqual({ ...publicFacts, ownerLang: 'en', isCountingFixed: false })
  expect(await told()).toEqual({ ...publicFacts, look })
  const hours = { checkInFrom: '15:00', checkOutUntil: '10:30' }
  const numbers = { phone: '+94 41 555 0199', managerPhone: '+94 415 550 198' }
  const change = { ...hours, phone: ' +94 41  555 0199', managerPhone: '041 555 0198' }
  const { status, data } = await call('changeFacts', { body: { ...change, version } })
  const { version: next, ...after } = data
  expect([status, next === version]).toEqual([200, false])
  expect(after).toEqual({ ...before, ...hours, ...numbers })
  expect(await read()).toEqual(data)
  expect(await told()).toEqual({ ...publicFacts, ...hours, ...numbers, look })
  const { auth } = await joinAs(api)
  await api.post('/api/bookings', goodBooking, auth)
  const [booking] = await (await api.get('/api/me/bookings', auth)).json()
  expect(booking.property).toEqual({ ...hours, phone: numbers.phone })
  const lines = () =>
    api.db
      .prepare<[], Record<string, string>>(
        "SELECT who, action, before, after FROM desk_log WHERE subject = 'property'",
      )
      .all()
  const [{ before: was, after: is, ...about } = {}] = await lines()
  expect(about).toEqual({ who: 'owner', action: 'property change' })
  expect(JSON.parse(was ?? '')).toMatchObject({ checkInFrom: '14:00', name: 'Calm Rest', town: 'Mirissa' })
  expect(JSON.parse(is ?? '')).toMatchObject({ ...hours, ...numbers, name: 'Calm Rest' })
  // saved again unchanged
  const again = await call('changeFacts', { body: data })
  expect([again.data, (await lines()).length]).toEqual([{ ...data, isCountingFixed: true }, 1])
})

it('R-staff-versions: a change on outdated facts, even by the command line, is refused with the new ones', async () => {
  const { api, call, read } = await open()
  const { version } = await read()
  const desk = await openDesk({ ...placeOf(api.dataDir), who: 'nirosha' })
  await desk.facts.change({ breakfastUntil: '10:00' })
  await desk.close()
  const late = await call('changeFacts', { body: { checkInFrom: '16:00', version } })
  const now = await read()
  expect([late.status, late.data.code, late.data.current]).toEqual([409, 'changed_meanwhile', now])
  expect(now).toMatchObject({ ...publicFacts, breakfastUntil: '10:00' })
})

it.each([
  [{ phone: '555' }, 'phone', 'invalid_phone'],
  [{ managerPhone: 'call me' }, 'managerPhone', 'invalid_phone'],
  [{ phone: '' }, 'phone', 'required'],
  [{ checkInFrom: '25:00' }, 'checkInFrom', 'invalid_time'],
  [{ checkInFrom: '10:59' }, 'checkInFrom', 'time_not_after'],
  [{ checkOutUntil: '14:01' }, 'checkInFrom', 'time_not_after'],
  [{ breakfastUntil: '07:00' }, 'breakfastUntil', 'time_not_after'],
  [{ name: 'Calm <b>Rest</b>' }, 'name', 'invalid_text'],
  [{ name: 'Calm\r\nBcc: eve@evil.example' }, 'name', 'invalid_text'],
  [{ name: 'Calm \u202etseR' }, 'name', 'invalid_text'],
  [{ name: ' ' }, 'name', 'required'],
  [{ email: 'stay@calm.example\r\nBcc: eve@evil.example' }, 'email', 'invalid_email'],
  [{ email: '' }, 'email', 'required'],
  [{ whatsapp: 'call me' }, 'whatsapp', 'invalid_phone'],
  [{ address: { ...place, street: 'A\u2028B' } }, 'address.street', 'invalid_text'],
  [{ address: { ...place, countryCode: 'XX' } }, 'address.countryCode', 'invalid_choice'],
  [{ geo: { latitude: 91, longitude: 0 } }, 'geo.latitude', 'too_large'],
  [{ geo: { latitude: null, longitude: 0 } }, 'geo.latitude', 'required'],
  [{ listingUrl: 'http://www.booking.com/hotel' }, 'listingUrl', 'invalid_url'],
  [{ listingUrl: 'https://booking.com.evil.example/' }, 'listingUrl', 'invalid_url'],
  [{ social: { instagram: 'javascript:alert(1)' } }, 'social.instagram', 'invalid_url'],
  [{ social: { facebook: 'https://eve@facebook.com/x' } }, 'social.facebook', 'invalid_url'],
  [{ manager: { name: '', email: '' } }, 'manager.name', 'required'],
  [{ social: { instagram: 'https://l.instagram.com/?u=evil' } }, 'social.instagram', 'invalid_url'],
  [{ name: '\u200b' }, 'name', 'invalid_text'],
  [{ legal: { name: '' } }, 'legal.name', 'required'],
  [{ legal: { name: 'Lindenhof <b>GmbH</b>' } }, 'legal.name', 'invalid_text'],
  [{ legal: { name: 'Lindenhof', address: 'A\nB' } }, 'legal.address', 'invalid_text'],
  [{ legal: { name: 'Lindenhof', taxNumber: 'javascript:1' } }, 'legal.taxNumber', 'invalid_type'],
  [{ legal: { name: 'Lindenhof', taxNumber: 'ask us' } }, 'legal.taxNumber', 'invalid_type'],
  [{ legal: { name: 'Lindenhof', licenceNumber: '9'.repeat(41) } }, 'legal.licenceNumber', 'too_long'],
  [{ currency: 'eur' }, 'currency', 'invalid_choice'],
  [{ currency: 'KWD' }, 'currency', 'invalid_choice'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'invalid_choice'],
  [{ timeZone: '+05:30' }, 'timeZone', 'invalid_choice'],
])('refuses %j, and changes nothing', async (change: object, field, code) => {
  const { call, read } = await open()
  const before = await read()
  const refused = await call('changeFacts', { body: { ...change, version: before.version } })
  expect(refused.data).toMatchObject({ code: 'invalid_request', fields: [{ field, code }] })
  expect(await read()).toEqual(before)
})

it('lets nobody but the owner move the mail of the property, which warnings go to', async () => {
  const { api, call, read } = await open()
  const body = { name: 'Editor', rights: ['change the property'] }
  const editor = await joinStaff(api, (await call('addRole', { body })).data.id, { name: 'Amal' })
  const change = { email: 'amal@evil.example', version: (await read()).version }
  expect((await editor.call('changeFacts', { body: change })).data.code).toBe('forbidden')
  const { email, version } = await read()
  expect(email).toBe(publicFacts.email)
  const other = await editor.call('changeFacts', { body: { email, checkInFrom: '15:00', version } })
  expect(other.data.checkInFrom).toBe('15:00')
})

it('R-staff-facts: removes an optional fact that is empty, and writes addresses as browsers do', async () => {
  const { call, read, told } = await open()
  const { version } = await read()
  const change = {
    whatsapp: '+94 77 123 4567',
    listingUrl: '',
    social: { instagram: null, facebook: ' https://www.Facebook.com/calm rest ' },
    manager: null,
    geo: null,
  }
  await call('changeFacts', { body: { ...change, version } })
  const { listingUrl: _gone, manager: __gone, geo: ___gone, ...left } = publicFacts
  expect(await told()).toEqual({
    ...left,
    // nobody knows whether its map still shows the place
    look: { drawings: 'coast' },
    whatsapp: change.whatsapp,
    social: { facebook: 'https://www.facebook.com/calm%20rest' },
  })
})
