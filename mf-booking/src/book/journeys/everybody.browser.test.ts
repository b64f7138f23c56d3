import { sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import { bookingPages, field, inWriting, shownReference } from './booking-page.fixture.ts'
import { storedBooking } from './stored.fixture.ts'

const { openBooking, showBooking } = bookingPages()
const nextStay = ownStays('everybody')

it('books a room with the keyboard alone', async () => {
  const { room, checkIn, checkOut } = nextStay('fishermans-loft', 3)
  const { page } = await showBooking()
  await field(page, 'firstName').focus()
  await page.keyboard.type('Grace')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hopper')
  await page.keyboard.press('Tab')
  await page.keyboard.type('grace@example.com')
  for (const date of [checkIn, checkOut]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(inWriting('en', date))
    // past the button of the calendar
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fish')
  // past the button for another room
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By the sea, please.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const reference = await shownReference(page)
  expect(storedBooking(sharedSite(), reference)).toMatchObject({
    first_name: 'Grace',
    room_type_id: room,
    check_in: checkIn,
    check_out: checkOut,
    guests: 3,
    special_request: 'By the sea, please.',
  })
})

it('nothing is cut off at any width', async () => {
  const { page } = await openBooking({ room: 'tea-planter-room', lang: 'de' })
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const cutOff = await page
      .getByRole('main')
      .locator('*')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length)
    expect({ width, cutOff }).toEqual({ width, cutOff: 0 })
  }
})
