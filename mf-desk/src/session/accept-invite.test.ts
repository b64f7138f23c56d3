import { afterEach, expect, it, vi } from 'vitest'
import { storedHash, storeHash } from '../language/stored-hash.ts'
import { takeInviteToken } from './accept-invite.tsx'

const token = 'i'.repeat(43)

afterEach(() => {
  vi.unstubAllGlobals()
  storeHash('')
})

it.each([
  [`#invite=${token}`, token],
  [`#invite=${token}.`, token],
  [`#invite=${token})`, token],
  [`#invite=${token}%3E`, token],
  [`#invite=${token}x`, undefined],
  [`#${token}`, undefined],
])('takes of %s the token %s', (hash, taken) => {
  vi.stubGlobal('location', { pathname: '/desk', search: '', hash })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  expect(takeInviteToken()).toBe(taken)
  // for the same page in another language
  expect(storedHash()).toBe(taken ? `#invite=${taken}` : '')
})
