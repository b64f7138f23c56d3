import { beforeAll, expect, it } from 'vitest'
import { startSpecimen } from '../specimen/open.fixture.ts'

let open: Awaited<ReturnType<typeof startSpecimen>>

beforeAll(async () => {
  open = await startSpecimen()
})

it('keeps its sizes inside a shadow root on a page with another root font size', async () => {
  const { page } = await open({ root: 'shadow' })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '62.5%'))
  const heading = page.getByRole('heading', { level: 4 })
  expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('19px')
})

it('follows the system where no theme is set, and a theme set on the page over the system', async () => {
  const { page } = await open({ isFresh: true })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(light)
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  expect(await ground()).not.toBe(light)
})
