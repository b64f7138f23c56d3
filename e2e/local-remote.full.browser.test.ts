import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Composition } from '@calm-rest/contract/releases'
import { type Opened, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { checkOut } from './releases/checkout.fixture.ts'

let folder: string
let site: Site
let opened: Opened

/** It builds the shell and every remote first, which takes minutes on a machine with other work. */
const readyTimeoutMs = 5 * 60_000

// one page for all tests: edits must reach a page that is open
beforeAll(async () => {
  folder = checkOut({ built: true })
  site = await startSite({ script: join(folder, 'scripts/dev.ts'), args: ['mf-reviews'], readyTimeoutMs })
  opened = await openPage(await sharedBrowser(), { crossesOrigins: true })
  await opened.page.goto(`${site.url}write-review`)
  await button('Submit Review').waitFor()
}, readyTimeoutMs)

const button = (name: string) => opened.page.getByRole('button', { name })

const edit = (file: string, from: string, to: string) => {
  const path = join(folder, 'mf-reviews/src', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** Fetches a page by another host name of this machine. */
const underAnotherName = (path: string) =>
  new Promise<{ text: string; policy: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    request({ hostname, port, path, headers: { host: `calm-rest.example:${port}` } }, async (response) => {
      let text = ''
      for await (const part of response.setEncoding('utf8')) text += part
      resolve({ text, policy: String(response.headers['content-security-policy']) })
    })
      .on('error', reject)
      .end()
  })

const devOrigin = () => `http://localhost:${Number(new URL(site.url).port) + 3}`

it('R-mf-local: runs one remote from its sources in the built shell, among the releases of the others', async () => {
  const html = await opened.page.content()
  expect(html).toMatch(/\/assets\/shell\.[0-9a-f]{8}\.js/)
  const { remotes } = JSON.parse(
    (await opened.page.locator('#composition').textContent()) ?? '',
  ) as Composition
  for (const [name, { source }] of Object.entries(remotes))
    expect([name, source]).toEqual([name, name === 'mf-reviews' ? 'local' : 'stable'])
  expect(Object.keys(remotes)).toContain('mf-rooms')
  await opened.page.getByText('Previewed releases').click()
  await opened.page.getByText('1.0.0-local · local').waitFor()
})

it('R-mf-local: shows an edit of a component and keeps what was typed and chosen', async () => {
  const { page } = opened
  const navigations: string[] = []
  page.on('framenavigated', (frame) => navigations.push(frame.url()))
  const country = page.getByRole('combobox', { name: 'Country' })
  await page.getByLabel('Name').first().fill('Amara')
  await country.fill('Atlantis')
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })

  edit('write-review/view.tsx', "{t('write.lead')}", 'Tell us on paper')
  await page.getByText('Tell us on paper').waitFor()

  expect(navigations).toEqual([])
  expect(await page.getByLabel('Name').first().inputValue()).toBe('Amara')
  expect(await country.inputValue()).toBe('Atlantis')
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
})

it('shows an edit of a style without a reload', async () => {
  const page = opened.page.getByText('Tell us on paper')
  edit('write-review/write-review.module.css', '.lead {', '.lead { opacity: 0.25;')
  await expect.poll(() => page.evaluate((lead) => getComputedStyle(lead).opacity)).toBe('0.25')
  expect(await opened.page.getByLabel('Name').first().inputValue()).toBe('Amara')
})

it('shows an edit of a word without a reload', async () => {
  edit('locales/en.json', '"submit": "Submit Review"', '"submit": "Put it into the book"')
  await button('Put it into the book').waitFor()
  expect(await opened.page.getByLabel('Name').first().inputValue()).toBe('Amara')
})

it('gives clients that use another name of this machine the released version', async () => {
  const { text, policy } = await underAnotherName('/write-review')
  expect(text).not.toContain(devOrigin())
  expect(text).toContain('/releases/mf-reviews/1.0.0/')
  expect(policy).not.toContain(devOrigin())
})

it('gives sources to no page of another site', async () => {
  const ask = (origin: string) => fetch(`${devOrigin()}/mf-reviews/entry.js`, { headers: { Origin: origin } })
  const own = new URL(site.url).origin
  expect((await ask(own)).headers.get('access-control-allow-origin')).toBe(own)
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})

it.each([
  ['a remote that is not there', ['mf-nobody'], {}, 'There is no remote mf-nobody'],
  ['a place that others reach', ['mf-reviews'], { HOST: '0.0.0.0' }, 'to this machine alone'],
])('refuses %s', (_, args, env, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev.ts', ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: site.dataDir, ...env },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining(said)])
})
