import { expect, it } from 'vitest'
import { bookingReferenceOf, roomNumberOf, roomReference } from './reference.ts'

it('tells a whole booking from one of its rooms', () => {
  expect(roomReference('CR-7KQM-4XWP', 2)).toBe('CR-7KQM-4XWP-2')
  expect(bookingReferenceOf('CR-7KQM-4XWP-2')).toBe('CR-7KQM-4XWP')
  expect(bookingReferenceOf('CR-7KQM-4XWP')).toBe('CR-7KQM-4XWP')
  expect(roomNumberOf('CR-7KQM-4XWP-2')).toBe(2)
  expect(roomNumberOf('CR-7KQM-4XWP')).toBeUndefined()
})
