import { expect, it } from 'vitest'
import { startPages } from '../testing/pages.fixture.ts'

const { open } = startPages()

it('offers a person where there is no room at all', async () => {
  const { page } = await open('/rooms', {
    before: (page) => page.route('**/api/rooms/**', (route) => route.fulfill({ json: [] })),
  })
  await page.getByText('There are no rooms to show at the moment.').waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await page.waitForURL('**/contact')
})
