import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, type ReleaseManifest } from '@calm-rest/contract/releases'
import { openFolderStore } from '@calm-rest/releases'
import { packFolder, wholeBuild } from '@calm-rest/releases/testing'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openDeskPage } from '../desk/staffed.fixture.ts'
import { callReleases, platform } from './over-https.fixture.ts'

const remote = 'mf-spa'

let site: Site
let token: string

beforeAll(async () => {
  site = await startSite()
  token = platform(site, 'token', 'add', '@calm-rest/spa', '--remote', remote, '--rights', 'publish').token
})

const chart = '/api/staff/chart?from=2027-01-01&until=2027-01-08'

/** Sends every page of this origin the response for the front desk's chart. */
const script = `fetch('${chart}').then(
  ({ status }) => new BroadcastChannel('attack').postMessage('read ' + status),
  (cause) => new BroadcastChannel('attack').postMessage('failed ' + cause),
)`

const hostile: Record<string, string> = {
  'x.js': script,
  'hello.html': '<!doctype html><title>hello</title><script src="x.js"></script>',
  'pic.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script href="x.js"/></svg>`,
}

/** A small build with these files beside its own. */
const buildWith = (version: string, names: readonly string[]) => {
  const { manifest, dist } = wholeBuild(version, remote)
  const files: ReleaseManifest['files'] = { ...manifest.files }
  for (const name of names) {
    const content = Buffer.from(hostile[name] ?? '')
    writeFileSync(join(dist, name), content)
    files[name] = { integrity: integrityOf(content), bytes: content.length }
  }
  const changed = { ...manifest, files }
  writeFileSync(join(dist, 'release.json'), JSON.stringify(changed))
  return { manifest: changed, dist }
}

const publish = async (version: string, names: readonly string[]) => {
  const { dist } = buildWith(version, names)
  return callReleases(site, token, ['PUT', `${remote}/${version}`], await packFolder(dist))
}

/** Opens an address as a document in another tab of the same person, and returns its status. */
const openedIn = async (page: Page, address: string) => {
  const tab = await page.context().newPage()
  const answer = await tab.goto(address)
  await tab.waitForLoadState('load')
  // the signed-in member reads the chart: by then a script of that tab would have had its response, too
  expect(await page.evaluate((path) => fetch(path).then(({ status }) => status), chart)).toBe(200)
  await tab.close()
  return answer?.status()
}

/** Result of a script that a page of ours starts as a worker, in Chromium's words. */
const startedIn = (page: Page, kind: 'Worker' | 'serviceWorker', address: string) =>
  page.evaluate(
    ([how, url]) => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(text: string): string } }
      }
      const policy = trustedTypes.createPolicy('calm-rest', { createScriptURL: (text: string) => text })
      const trusted = policy.createScriptURL(url)
      if (how === 'serviceWorker') {
        return navigator.serviceWorker.register(trusted).then(
          () => 'runs',
          ({ name }: Error) => name,
        )
      }
      const channel = new BroadcastChannel('attack')
      return new Promise<string>((resolve) => {
        channel.onmessage = ({ data }) => resolve(String(data))
        const worker = new Worker(trusted)
        worker.addEventListener('error', () => resolve('refused'))
        // neither is collected before it has said anything
        Object.assign(globalThis, { channel, worker })
      })
    },
    [kind, address] as const,
  )

it('a token that may only publish puts no page and no script onto the origin of somebody at the front desk', async () => {
  const { page } = await openDeskPage(site, 'Nirosha')
  const heard: string[] = []
  await page.exposeFunction('heard', (text: string) => heard.push(text))
  await page.evaluate(() => {
    const listening = new BroadcastChannel('attack')
    listening.onmessage = ({ data }) =>
      (globalThis as unknown as { heard: (text: string) => void }).heard(String(data))
    Object.assign(globalThis, { listening })
  })
  const at = (version: string, name: string) => `${site.url}releases/${remote}/${version}/${name}`

  for (const [version, name] of [
    ['1.1.0-rc.1', 'hello.html'],
    ['1.1.0-rc.2', 'pic.svg'],
  ] as const) {
    const answer = await publish(version, ['x.js', name])
    await openedIn(page, at(version, name))
    expect(heard).toEqual([])
    expect(answer).toMatchObject({ status: 422, body: { code: 'release_file_type' } })
    expect((answer.body as { detail: string }).detail).toContain(name)
  }

  expect(await publish('1.1.0-rc.3', ['x.js'])).toMatchObject({ status: 201 })
  expect(await openedIn(page, at('1.1.0-rc.3', 'x.js'))).toBe(404)
  expect(await startedIn(page, 'Worker', at('1.1.0-rc.3', 'x.js'))).toBe('refused')
  expect(await startedIn(page, 'serviceWorker', at('1.1.0-rc.3', 'x.js'))).not.toBe('runs')
  expect(heard).toEqual([])
})

it('a file of a live release reads nothing as a worker of a page of ours: its policy lets it load nothing', async () => {
  const { manifest, dist } = buildWith('1.1.0', ['x.js'])
  const store = openFolderStore(site.dataDir)
  store.publish(manifest, dist)
  store.promote(remote, '1.1.0', 'a test')
  const { page } = await openPage(await sharedBrowser())
  await page.goto(site.url)
  const address = `${site.url}releases/${remote}/1.1.0/x.js`
  expect((await fetch(address)).status).toBe(200)
  // Chromium starts it, and then refuses its request
  expect(await startedIn(page, 'Worker', address)).toMatch(/^(refused|failed TypeError: Failed to fetch)$/)
})
