import { expect, it } from 'vitest'
import { createPreviews, endOf, parseRequestedVersion } from './previews.ts'

const previews = createPreviews(Buffer.alloc(32, 1))
const now = new Date('2027-06-01T06:00:00Z')
const inAnHour = new Date(now.getTime() + 60 * 60 * 1000)
const value = previews.issue('mf-rooms', '1.5.0-rc.1', inAnHour)

const isSigned = (asked: string, { remote = 'mf-rooms', at = now, by = previews } = {}) =>
  by.isSigned(remote, parseRequestedVersion(asked), at)

it('is for its own version, until it expires', () => {
  expect(parseRequestedVersion(value).version).toBe('1.5.0-rc.1')
  expect(isSigned(value)).toBe(true)
  expect(isSigned(value, { at: new Date(inAnHour.getTime() - 1) })).toBe(true)
  expect(isSigned(value, { at: inAnHour })).toBe(false)
  expect(endOf(parseRequestedVersion(value))).toEqual(inAnHour)
  expect(endOf(parseRequestedVersion('1.5.0-rc.1'))).toBe(undefined)
})

it('needs no escaping in an address', () => {
  expect(new URL(`http://localhost/?mf-rooms=${value}`).searchParams.get('mf-rooms')).toBe(value)
  expect(encodeURIComponent(value)).toBe(value)
})

it.each([
  ['without a signature', '1.5.0-rc.1'],
  ['with an empty one', '1.5.0-rc.1~'],
  ['with half of one', value.slice(0, -6)],
  ['with more than one', `${value}AAAA`],
  ['of another version', value.replace('1.5.0-rc.1', '1.5.0-rc.2')],
  ['with a later end', value.replace(/~./, '~z')],
])('is none %s', (_, asked) => {
  expect(isSigned(asked)).toBe(false)
})

it('is invalid for another remote, and with another key', () => {
  expect(isSigned(value, { remote: 'mf-auth' })).toBe(false)
  expect(isSigned(value, { by: createPreviews(Buffer.alloc(32, 2)) })).toBe(false)
})
