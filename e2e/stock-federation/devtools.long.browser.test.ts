import type { PageComposition } from '@calm-rest/contract/releases'
import { openPage, sharedBrowser, sharedSite } from '@calm-rest/testing'
import { generateSnapshotFromManifest } from '@module-federation/sdk'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

/** The data that the devtools read, copied as they do. */
const moduleInfo = (page: Page): Promise<Record<string, object>> =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, '__FEDERATION__').moduleInfo)))

const askedManifests = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/mf-manifest.json'))
        .length,
  )

it('R-mf-devtools: shows the devtools of Module Federation every release of the page, to who asks for it', async () => {
  const { url } = sharedSite()
  const { page, problems } = await openPage(await sharedBrowser())
  await page.goto(`${url}rooms?mf-devtools=on`)
  await page.getByText('Previewed releases').click()
  const { remotes } = (await (await fetch(`${url}composition.json`)).json()) as PageComposition
  const described = () => moduleInfo(page).then((info) => Object.keys(info).length)
  // and the shell
  await expect.poll(described).toBe(Object.keys(remotes).length + 1)
  const info = await moduleInfo(page)
  const address = `${url}releases/mf-rooms/1.0.0/mf-manifest.json`
  const manifest = await (await fetch(address)).json()
  expect(info[`mf_rooms_1_0_0:${address}`]).toEqual(
    generateSnapshotFromManifest(manifest, { version: address }),
  )
  expect(info.calm_rest_shell).toMatchObject({
    remotesInfo: { mf_rooms_1_0_0: { matchedVersion: address } },
  })
  // it is not one of the previews
  expect(await page.getByText('mf-devtools').count()).toBe(0)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('R-mf-devtools: asks for nothing where nobody does', async () => {
  const { page } = await openPage(await sharedBrowser())
  await page.goto(`${sharedSite().url}rooms`)
  await page
    .getByRole('link', { name: /Horizon Room/ })
    .first()
    .waitFor()
  expect([await moduleInfo(page), await askedManifests(page)]).toEqual([{}, 0])
})

/** Steps of a load that the runtime tells plugins of, in order. */
const steps = [
  'beforeRequest',
  'loadEntry',
  'afterLoadEntry',
  'beforeInitRemote',
  'afterInitRemote',
  'beforeGetExpose',
  'afterGetExpose',
  'beforeExecuteFactory',
  'afterExecuteFactory',
  'onLoad',
]

it('R-mf-devtools: tells a plugin that the devtools bring every step of a load', async () => {
  const { page, problems } = await openPage(await sharedBrowser(), { isNew: true })
  // as the extension does before the first script of a page
  await page.addInitScript((names) => {
    const seen: string[] = []
    const note = (name: string) => (args: unknown) => {
      if (!seen.includes(name)) seen.push(name)
      return name === 'beforeRequest' ? args : undefined
    }
    const hooks = Object.fromEntries(names.map((name) => [name, note(name)]))
    const plugin = Object.assign(hooks, { name: 'observability-plugin:chrome-extension' })
    Object.assign(window, { seen, __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } })
  }, steps)
  await page.goto(`${sharedSite().url}rooms`)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(steps)
  expect(problems.errors).toEqual([])
})
