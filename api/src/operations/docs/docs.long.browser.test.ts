import { calls } from '@calm-rest/contract/openapi'
import { listen } from '@calm-rest/server'
import { openPage, sharedBrowser, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openTestApi } from '../../testing/test-api.ts'

it('shows every call on its page, without browser errors and requests to other hosts', async () => {
  const api = await openTestApi()
  const server = await listen({ fetch: api.app.fetch, port: 0, host: '127.0.0.1' })
  whenDone(() => server.stop(0))
  const { page, problems } = await openPage(await sharedBrowser())
  await page.goto(`http://127.0.0.1:${server.port}/api/docs`)
  await page.getByText('Book a stay').waitFor()
  await expect.poll(() => page.locator('.opblock').count()).toBe(Object.keys(calls).length)
  await page.getByText('Book a stay').click()
  await page.getByText('A UUID for one attempt').waitFor()
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
