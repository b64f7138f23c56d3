import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolderStore, readGateReport } from '@calm-rest/releases'
import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it, vi } from 'vitest'
import { checkOut, refusal as refused, release } from './checkout.fixture.ts'
import { mountingAs, onlyWidget, publishVariant } from './variant.fixture.ts'

// the gate opens every widget a dozen times
vi.setConfig({ testTimeout: 300_000 })

let site: Site
let folder: string

beforeAll(async () => {
  site = await startSite()
  folder = checkOut()
})

const store = () => openFolderStore(site.dataDir)
const live = () => store().readStable('mf-reviews')?.version

const refusal = (...args: string[]) => refused(folder, site, ...args)

const change = (file: string, from: string, to: string) => {
  const path = join(folder, 'mf-reviews/src', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

it('R-mf-gate: lets a version through that does in a browser what it must, and keeps the report', async () => {
  release(folder, site, 'publish', 'mf-reviews', '1.1.0-rc.1')
  release(folder, site, 'promote', 'mf-reviews', '1.1.0-rc.1')
  expect(live()).toBe('1.1.0-rc.1')
  const report = readGateReport(store().folder, 'mf-reviews', '1.1.0-rc.1')
  expect(report?.passed).toBe(true)
  expect(report?.hash).toBe(store().release('mf-reviews', '1.1.0-rc.1')?.hash)
  // three widgets, each in three languages with and without the API
  expect(report?.checks.length).toBeGreaterThan(3 * 3 * 2)
  const found = Object.fromEntries(report?.checks.map((check) => [check.name, check.found]) ?? [])
  for (const widget of ['review-list', 'write-review', 'room-reviews']) {
    for (const name of ['is accessible (axe)', 'is left by Tab'])
      expect([name, found[`${widget}: ${name}`]]).toEqual([name, 'as it should'])
  }
  expect(await (await fetch(`${site.url}releases`)).text()).toContain(
    `passed, ${report?.checks.length} checks`,
  )
})

it('R-mf-styles: shares no class name with the release before', () => {
  const classesOf = (version: string) => {
    const sheet = readFileSync(join(store().folder, 'mf-reviews', version, 'review-list.css'), 'utf8')
    return new Set(sheet.match(/\.[A-Za-z_][\w-]*/g))
  }
  const before = classesOf('1.0.0')
  const now = classesOf('1.1.0-rc.1')
  expect(now.size).toBe(before.size)
  expect([...now].filter((name) => before.has(name))).toEqual([])
})

it('R-mf-styles: stops a version whose script writes styles for the page around its slot', () => {
  const hostile = 'h1{color:red!important} body{background:lime} button{display:none!important}'
  const mount = `(place, input) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(hostile)})
    document.adoptedStyleSheets.push(sheet)
    return factory().widget.mount(place, input)
  }`
  publishVariant(site, {
    remote: 'mf-reviews',
    version: '1.1.0-rc.1.1',
    rewrite: mountingAs(mount),
    manifest: onlyWidget('review-list'),
  })
  const { exitCode, said } = refusal('promote', 'mf-reviews', '1.1.0-rc.1.1')
  expect([exitCode, said]).toEqual([
    4,
    expect.stringMatching(
      /review-list: leaves the page around its slot as it is: it changes <h1> \S+ from .* to 'rgb\(255, 0, 0\)'/,
    ),
  ])
})

it('R-mf-gate: stops a version that throws at render, with exit code 4 and the reason', () => {
  change(
    'review-list/view.tsx',
    '<Overview lang',
    '<Overview key={(undefined as never as string).length} lang',
  )
  release(folder, site, 'publish', 'mf-reviews', '1.1.0-rc.2')
  const { exitCode, said } = refusal('promote', 'mf-reviews', '1.1.0-rc.2')
  expect(exitCode).toBe(4)
  expect(said).toContain('review-list: mounts, updates and leaves twice, in de')
  expect(live()).toBe('1.1.0-rc.1')
  change(
    'review-list/view.tsx',
    '<Overview key={(undefined as never as string).length} lang',
    '<Overview lang',
  )
})

it('R-mf-styles: keeps a style sheet that is no CSS module in the slots of its release', () => {
  writeFileSync(join(folder, 'mf-reviews/src/review-list/hostile.css'), 'h1{color:red!important}')
  change('review-list/view.tsx', 'import ', "import './hostile.css'\nimport ")
  release(folder, site, 'publish', 'mf-reviews', '1.1.0-rc.2.1')
  const sheet = readFileSync(join(store().folder, 'mf-reviews/1.1.0-rc.2.1/review-list.css'), 'utf8')
  expect(sheet).toMatch(
    /:where\(\[data-slot\^="?mf-reviews\/1\.1\.0-rc\.2\.1\/"?\],\s*:host\) h1\{color:red!important\}/,
  )
  change('review-list/view.tsx', "import './hostile.css'\n", '')
})

it('R-mf-words: stops a version in which a word is missing in one language', () => {
  change('locales/de.json', '"again":', '"againOfNobody":')
  release(folder, site, 'publish', 'mf-reviews', '1.1.0-rc.3')
  const { exitCode, said } = refusal('canary', 'mf-reviews', '1.1.0-rc.3', '20')
  expect(exitCode).toBe(4)
  expect(said).toContain('in de')
  expect(store().readChannels('mf-reviews').canary).toBeNull()
})

it.each([
  ['a version that is not published', ['promote', 'mf-reviews', '9.9.9'], 3, 'Published: '],
  ['a remote that does not exist', ['promote', 'mf-nobody', '1.0.0'], 2, 'There are mf-auth'],
  ['a version that is none', ['promote', 'mf-reviews', 'latest'], 2, 'like 1.4.0'],
  ['a share that is none', ['canary', 'mf-reviews', '1.0.0', '120'], 2, 'from 1 to 99'],
  ['a version that is not above the highest', ['publish', 'mf-reviews', '0.9.0'], 3, 'Raise the version'],
  [
    'a gate without a running site',
    ['promote', 'mf-reviews', '1.1.0-rc.2', '--site', 'http://localhost:9'],
    3,
    'npm start',
  ],
] as const)('refuses %s with a sentence that says what to do', (_, args, exitCode, said) => {
  const answer = refusal(...args)
  expect([answer.exitCode, answer.said]).toEqual([exitCode, expect.stringContaining(said)])
})

it('answers machines with one line of JSON', () => {
  const answer = JSON.parse(release(folder, site, 'list', 'mf-reviews', '--json'))
  expect(
    answer.remotes[0].versions.map(({ version, channel }: { version: string; channel: string }) => [
      version,
      channel,
    ]),
  ).toContainEqual(['1.1.0-rc.1', 'live'])
})
