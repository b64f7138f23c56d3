import { sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import {
  bookingPages,
  field,
  inWriting,
  isFocused,
  priceKnown,
  shownReference,
} from './booking-page.fixture.ts'
import { storedBooking } from './stored.fixture.ts'

const { showBooking } = bookingPages()
const nextStay = ownStays('everybody')

it('books a room with the keyboard alone', async () => {
  const { room, checkIn, checkOut } = nextStay('fishermans-loft', 3)
  const { page } = await showBooking()
  /** Tabs past buttons, days and the segments of a time field. */
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 10 && !(await isFocused(page, name)); presses += 1)
      await page.keyboard.press('Tab')
    expect(await isFocused(page, name)).toBe(true)
  }
  await field(page, 'checkIn').focus()
  await page.keyboard.type(inWriting('en', checkIn))
  await tabTo('checkOut')
  await page.keyboard.type(inWriting('en', checkOut))
  await tabTo('guests')
  await page.keyboard.press('3')
  await tabTo('roomType')
  await page.keyboard.type('Fish')
  for (const [name, text] of [
    ['firstName', 'Grace'],
    ['lastName', 'Hopper'],
    ['email', 'grace@example.com'],
    ['phone', '+1 415 555 2671'],
    ['arrivalTime', '1030PM'],
    ['specialRequest', 'By the sea, please.'],
  ] as const) {
    await tabTo(name)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await priceKnown(page)
  await page.keyboard.press('Enter')
  const reference = await shownReference(page)
  expect(storedBooking(sharedSite(), reference)).toMatchObject({
    first_name: 'Grace',
    room_type_id: room,
    check_in: checkIn,
    check_out: checkOut,
    guests: 3,
    phone: '+14155552671',
    arrival_time: '22:30',
    special_request: 'By the sea, please.',
  })
})
