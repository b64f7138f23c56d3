import { expect, it } from 'vitest'
import { abortRoomCalls, noProblems, roomPages } from '../testing/pages.fixture.ts'

const { goToInNewPage, open } = roomPages()

it('is hydrated as it came with the page, and leads on without a document', async () => {
  const { page, problems } = await open('/')
  await page.evaluate(() => Object.assign(globalThis, { loadedOnce: true }))
  await page.getByRole('link', { name: 'Details: Courtyard Room' }).click()
  await page.getByRole('heading', { level: 1, name: 'Courtyard Room' }).waitFor()
  expect(await page.evaluate(() => 'loadedOnce' in globalThis)).toBe(true)
  expect(problems).toEqual(noProblems)
})

it("R-error-rooms-home: keeps 'Loading rooms...' after a failure, and comes with another try", async () => {
  let restore = async () => {}
  const { page } = await goToInNewPage('/', async (page) => {
    restore = await abortRoomCalls(page)
  })
  await page.getByText('We could not load the rooms just now.').waitFor()
  await page.getByText('Loading rooms...', { exact: true }).waitFor()
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('link', { name: /^Details: / })
    .first()
    .waitFor()
  expect(await page.getByText('Loading rooms...').count()).toBe(0)
})
