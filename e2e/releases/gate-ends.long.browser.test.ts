import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ReleaseStore, readGateReport } from '@calm-rest/releases'
import { type Site, startSite, temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeAll, expect, it, vi } from 'vitest'
import { mountingAs, onlyWidget, publishVariant } from './variant.fixture.ts'

// a gate opens a widget a dozen times, and waits for what does not come
vi.setConfig({ testTimeout: 300_000 })

const remote = 'mf-reviews'
const script = resolve(import.meta.dirname, '../../scripts/release.ts')

let site: Site
let store: ReleaseStore

/** Publishes a version whose widget puts these elements into its slot and then runs `after`. */
const publish = (version: string, elements: string, after = '') => {
  const mount = `(slot, { host }) => { const element = (name, more) => Object.assign(document.createElement(name), more)
    slot.append(${elements}); ${after}
    return { update() {}, unmount() { slot.replaceChildren() } } }`
  store = publishVariant(site, {
    remote,
    version,
    rewrite: mountingAs(mount),
    manifest: onlyWidget('review-list'),
  })
}

const image = "element('img', { src: 'data:image/svg+xml,<svg/>', alt: '', width: 80, height: 60 })"

beforeAll(async () => {
  site = await startSite()
})

/** Starts `npm run release -- gate …` with a folder for its browsers' profiles, by which they are found. */
const startGate = (...args: string[]) => {
  const folder = temporaryFolder('gate')
  const child = spawn(process.execPath, [script, 'gate', ...args], {
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  whenDone(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  return { child, folder, said: () => said }
}

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Processes whose command names the folder. */
const processesIn = (folder: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(join('/proc', pid, 'cmdline'), 'utf8').includes(folder)
    } catch {
      return false
    }
  })

const failed = (version: string) => {
  const report = readGateReport(store.folder, remote, version)
  return report?.checks.filter(({ ok }) => !ok).map(({ name, found }) => `${name}: ${found}`)
}

it('R-mf-deadline: no version stops the gate: it ends for each, with a report that says why', async () => {
  publish('1.1.0', "element('p', { textContent: 'Reviews' })", 'for (;;);')
  publish('1.2.0', `${image}, ${image}`)
  publish('1.3.0', '', "host.report({ type: 'ready' })")
  publish('1.4.0', '')
  const { child, folder, said } = startGate('--at-once', '2')
  await ended(child)
  expect(said()).toContain('Waiting, in this order: mf-reviews 1.3.0, mf-reviews 1.4.0')
  expect(failed('1.1.0')).toEqual([expect.stringContaining('review-list loops without an end')])
  expect(failed('1.2.0')).toEqual([])
  expect(failed('1.3.0')).toEqual([])
  expect(failed('1.4.0')?.[0]).toContain('shows nothing within 15 s: no text, no picture')
  await expect.poll(() => processesIn(folder)).toEqual([])
})

it('R-mf-deadline: ends within seconds of SIGTERM, and of a retirement, and leaves no browser behind', async () => {
  publish('2.0.0', '', 'for (;;);')
  const trying = async () => {
    const gate = startGate(remote, '2.0.0')
    await expect.poll(() => processesIn(gate.folder).length, { timeout: 60_000 }).toBeGreaterThan(1)
    return gate
  }
  const stopped = await trying()
  stopped.child.kill('SIGTERM')
  expect(await ended(stopped.child)).toBe(1)
  expect(stopped.said()).toContain('The gate was stopped by SIGTERM.')
  await expect.poll(() => processesIn(stopped.folder)).toEqual([])
  expect(readGateReport(store.folder, remote, '2.0.0')).toBeUndefined()

  const retired = await trying()
  await store.retire(remote, '2.0.0', 'ann')
  expect(await ended(retired.child)).toBe(3)
  expect(retired.said()).toContain('mf-reviews 2.0.0 was retired while the gate tried it.')
  await expect.poll(() => processesIn(retired.folder)).toEqual([])
})
