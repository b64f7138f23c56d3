import { expect, it } from 'vitest'
import { hydrated, sharedBrowser, siteAndBrowser, whenDone } from '../index.ts'

const { show, url } = siteAndBrowser()

it('shows screens anew in one document', async () => {
  const first = await show('/contact')
  await first.page.evaluate(() => Object.assign(globalThis, { loadedOnce: true }))
  await first.page.locator('main form [name=fullName]').fill('Ruth')
  const { page, problems } = await show('/contact')
  expect(page.url()).toBe(url('/contact'))
  expect(await page.locator('main form [name=fullName]').inputValue()).toBe('')
  expect(await page.evaluate(() => 'loadedOnce' in globalThis)).toBe(true)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('forgets earlier problems', async () => {
  const { page, problems } = await show('/contact')
  await page.evaluate(() => console.error('bad'))
  await expect.poll(() => problems.errors).toHaveLength(1)
  expect((await show('/about')).problems.errors).toEqual([])
})

it('throws where a page is not hydrated', async () => {
  const page = await (await sharedBrowser()).newPage()
  whenDone(() => page.close())
  await page.setContent('<script id="rendered" type="application/json">{}</script>')
  const waited = hydrated(page, 50)
  await expect(waited).rejects.toThrow('was not hydrated within 50 ms')
})
