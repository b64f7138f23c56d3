import { launchChromium, temporaryFolder, whenDone } from '@calm-rest/testing'
import { freePort } from '@calm-rest/testing/free-port'
import { expect, it } from 'vitest'
import { benchRoutes } from '../pages/routes.ts'
import { startProcess } from '../processes/start-process.ts'
import { buildOneBundle } from './build.ts'

it('paints every page that is compared, without an error', async () => {
  const folder = temporaryFolder('one-bundle')
  const bundle = await buildOneBundle(folder)
  process.env.PORT = String(await freePort())
  const script = new URL('../pages/servers/serve-one-bundle.ts', import.meta.url)
  const server = await startProcess<{ url: string }>(script, [folder, JSON.stringify(bundle)])
  whenDone(() => server.stop())
  const browser = await launchChromium()
  whenDone(() => browser.close())
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const { path } of benchRoutes) {
    await page.goto(new URL(path, server.ready.url).href)
    await page.locator('h1').first().waitFor()
  }
  expect(errors).toEqual([])
}, 240_000)
