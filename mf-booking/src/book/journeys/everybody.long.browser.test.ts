import { expect, it } from 'vitest'
import { bookingPages } from './booking-page.fixture.ts'

const { openBooking } = bookingPages()

it('nothing is clipped at any width', async () => {
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
