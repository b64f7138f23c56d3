import { expect, it } from 'vitest'
import { undeclaredCall } from './undeclared-call.ts'

it.each([
  ['GET', '/api/offers?checkIn=2027-07-01', undefined],
  ['GET', '/api/rooms/?lang=de', 'rooms.list'],
  ['GET', '/api/rooms/coral-suite?lang=de', 'rooms.byId'],
  ['POST', '/api/bookings', 'bookings.create'],
])('says of %s %s which call is not declared: %s', (method, path, missing) => {
  const release = { remote: 'mf-spa', version: '1.0.0', uses: { calls: ['offers.list'] } }
  expect(undeclaredCall(release, { method, path, headers: {} })).toEqual(
    missing && `mf-spa 1.0.0 may not call ${missing}: add it to uses.calls of the remote's build`,
  )
})

it('lets a release without declarations call everything', () => {
  const release = { remote: 'mf-spa', version: '1.0.0' }
  expect(undeclaredCall(release, { method: 'GET', path: '/api/rooms/', headers: {} })).toBeUndefined()
})
