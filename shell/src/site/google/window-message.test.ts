import { expect, it } from 'vitest'
import { readWindowMessage } from './window-message.ts'

const profile = { name: 'Amara Perera', email: 'amara@example.com', profilePic: '' }

it('reads who Google says somebody is, and nothing beyond', () => {
  expect(readWindowMessage({ ...profile, token: 'x', role: 'owner' })).toEqual({ ok: true, profile })
  expect(readWindowMessage({ ...profile, profilePic: null })).toEqual({ ok: true, profile })
  expect(readWindowMessage({ name: profile.name, email: profile.email })).toEqual({ ok: true, profile })
  const pictured = { ...profile, profilePic: 'https://pictures.example/amara.jpg' }
  expect(readWindowMessage(pictured)).toEqual({ ok: true, profile: pictured })
})

it.each(['cancelled', 'wrong_domain', 'network', 'refused'])('reads that it was %s', (problem) => {
  expect(readWindowMessage({ problem })).toEqual({ ok: false, problem })
})

it.each([
  undefined,
  null,
  'network',
  {},
  { problem: 'popup_closed' },
  { problem: '<b>' },
  { name: 'Amara' },
  { email: 'amara@example.com' },
  { name: 1, email: 'amara@example.com' },
  { name: 'Amara', email: null },
  { source: 'react-devtools' },
])('does not take %j for an answer', (data) => {
  expect(readWindowMessage(data)).toBeUndefined()
})
