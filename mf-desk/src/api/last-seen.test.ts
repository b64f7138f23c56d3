import { beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../testing/storage.fixture.ts'
import { forgetLastSeen, mayHaveLastSeen, readLastSeen, writeLastSeen } from './last-seen.ts'

const now = new Date('2027-05-10T06:00:00Z')

beforeEach(() => () => void vi.unstubAllGlobals())

it('remembers an answer and when it was seen, by its name', () => {
  stubStorage()
  expect(mayHaveLastSeen('today')).toBe(false)
  expect(readLastSeen('today')).toBeUndefined()
  writeLastSeen('today', { guests: 3 }, now)
  expect(mayHaveLastSeen('today')).toBe(true)
  expect(readLastSeen('today')).toEqual({ value: { guests: 3 }, seenAt: '2027-05-10T06:00:00.000Z' })
  expect(readLastSeen('chart')).toBeUndefined()
})

it('forgets all of the desk, and nothing of others', () => {
  const storage = stubStorage({ 'another app': '{}' })
  writeLastSeen('today', {}, now)
  writeLastSeen('session', {}, now)
  forgetLastSeen()
  expect(Object.keys(storage)).toEqual(['another app'])
})

it('does without what cannot be read, or a device without storage', () => {
  stubStorage({ 'calm-rest-desk today': '{' })
  expect(readLastSeen('today')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(readLastSeen('today')).toBeUndefined()
  expect(mayHaveLastSeen('today')).toBe(true)
  writeLastSeen('today', {}, now)
  forgetLastSeen()
})
