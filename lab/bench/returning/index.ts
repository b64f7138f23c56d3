import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildRemote, buildSite, packageVersion } from '@calm-rest/build'
import { type ShellBuild, shellBuild } from '@calm-rest/contract/releases'
import { integrityOf, openReleaseStore, publishFirstReleases } from '@calm-rest/releases'
import { readBuild, root } from '@calm-rest/releases/checkout'
import { findChromium } from '@calm-rest/testing/chromium'
import { freePort } from '@calm-rest/testing/free-port'
import { type BrowserContext, chromium } from 'playwright-core'
import { phone } from '../pages/slow-phone.ts'
import { watchTraffic } from '../pages/traffic.ts'
import { startProcess } from '../processes/start-process.ts'

/** Copies a build of the shell as its next release, in whose own script one line was added. */
const writeNextShell = (dist: string, next: string) => {
  cpSync(dist, next, { recursive: true })
  const file = join(next, 'build.json')
  const build: ShellBuild = shellBuild.parse(JSON.parse(readFileSync(file, 'utf8')))
  const own = build.scripts.find(({ name }) => name.startsWith('shell.'))
  if (!own) throw new Error(`The build has no script of the shell's own: ${dist}`)
  const text = Buffer.from(`${readFileSync(join(dist, own.name), 'utf8')}\n;globalThis.calmRestNext = true`)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const name = `shell.${hash}.js`
  writeFileSync(join(next, name), text)
  writeFileSync(join(next, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(next, `${name}.gz`), gzipSync(text))
  const scripts = build.scripts.map((one) => (one === own ? { name, integrity: integrityOf(text) } : one))
  writeFileSync(file, JSON.stringify({ ...build, source: `${build.source}-next`, scripts }))
}

/** Bytes of script on the wire, with headers, of a visit of /rooms. */
export interface ReturningResult {
  /** Whether the browser takes differences to what it has, as Chromium does. */
  takesDifferences: boolean
  firstBytes: number
  againBytes: number
  afterShellBytes: number
  afterRemoteBytes: number
}

const remote = 'mf-rooms'
const withoutDifferences =
  '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend'

const scriptBytes = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const { settled } = watchTraffic(page, session)
  await page.goto(address, { waitUntil: 'load' })
  const { bytes } = await settled()
  await page.close()
  return bytes.script
}

/** Publishes the remotes of this checkout, and the remote's next version, which is live for nobody yet. */
const publish = async (dataDir: string, next: string) => {
  const store = await openReleaseStore({}, { dataDir, follows: false })
  await publishFirstReleases(store, { build: readBuild, say: () => {} })
  await store.publish(await buildRemote(remote, next), join(root, remote, 'dist'))
  // restored, so that the next start finds its own build
  await buildRemote(remote)
  return store
}

const measure = async (folder: string, takesDifferences: boolean): Promise<ReturningResult> => {
  const dataDir = join(folder, 'data')
  const nextDist = join(folder, 'next')
  const dist = join(root, 'shell/dist')
  const next = `${packageVersion(remote)}-next`
  mkdirSync(dataDir, { recursive: true })
  writeNextShell(dist, nextDist)
  process.env.PORT = String(await freePort())
  const serve = (of: string) =>
    startProcess<{ url: string }>(new URL('serve-shell.ts', import.meta.url), [of, dataDir])
  const args = ['--no-sandbox', ...(takesDifferences ? [] : [withoutDifferences])]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const context = await browser.newContext(phone)
    const before = await serve(dist)
    // a site that finds releases and no database does not start
    const store = await publish(dataDir, next)
    const address = `${before.ready.url}rooms`
    const firstBytes = await scriptBytes(context, address)
    const againBytes = await scriptBytes(context, address)
    await before.stop()
    const after = await serve(nextDist)
    const afterShellBytes = await scriptBytes(context, address)
    await store.promote(remote, next, 'bench')
    const afterRemoteBytes = await scriptBytes(context, address)
    if (!afterRemoteBytes) throw new Error(`The next release of ${remote} was not served.`)
    await after.stop()
    return { takesDifferences, firstBytes, againBytes, afterShellBytes, afterRemoteBytes }
  } finally {
    await browser.close()
  }
}

/** Script that a returning guest loads after a release of the shell and then of a remote. */
export const benchReturning = async (): Promise<ReturningResult[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  await buildSite()
  try {
    return [await measure(join(folder, 'with'), true), await measure(join(folder, 'without'), false)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
