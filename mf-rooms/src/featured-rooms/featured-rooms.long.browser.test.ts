import { layoutShift } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { holdRoomCalls, roomPages } from '../testing/pages.fixture.ts'

const { goToInNewPage } = roomPages()

it('R-home-loading: holds the places of the cards, so that nothing moves when they come', async () => {
  let release = () => {}
  const { page } = await goToInNewPage('/', async (page) => {
    release = await holdRoomCalls(page)
  })
  const words = page.getByText('Loading rooms...', { exact: true })
  await words.scrollIntoViewIfNeeded()
  const heightOf = () =>
    words.locator('xpath=../..').evaluate((frame) => frame.getBoundingClientRect().height)
  const height = await heightOf()
  const before = await layoutShift(page)
  release()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Details: / }) })
  await card.first().waitFor()
  const list = await card.first().evaluate((item) => item.parentElement?.getBoundingClientRect().height ?? 0)
  expect(Math.abs(list - height)).toBeLessThan(8)
  expect((await layoutShift(page)) - before).toBeLessThan(0.01)
})
