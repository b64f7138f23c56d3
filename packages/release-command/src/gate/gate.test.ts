import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion } from '@calm-rest/contract/releases'
import { createReleaseStore, openPreviews } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { assertPassed } from './index.ts'
import { tryWaiting, watchWaiting } from './try-waiting.ts'

// without a browser: versions of a contract that the host does not speak, and reports of earlier tries

const remote = 'mf-spa'
const nextMajor = `${Number(contractVersion.split('.')[0]) + 1}.0.0`

const aGate = () => {
  const folder = temporaryFolder()
  const store = createReleaseStore(join(folder, 'releases'))
  const said: string[] = []
  const stop = new AbortController()
  /** Publishes a version, by default one that fails without a browser. */
  const publish = (version: string, contract = nextMajor) => {
    const dist = join(folder, version)
    const manifest = { ...manifestOf(version, remote), contract, uses: { calls: [] } }
    mkdirSync(dist)
    writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
    store.publish(manifest, dist)
    return store.release(remote, version)?.hash ?? ''
  }
  const gate = {
    store,
    previews: openPreviews(undefined, store.folder),
    // nobody listens there
    site: 'http://127.0.0.1:9/',
    say: (line: string) => said.push(line),
    signal: stop.signal,
  }
  const report = (version: string, passed: boolean, hash: string) =>
    store.storeGate({ remote, version, hash, passed, at: 'earlier', site: '', checks: [] })
  return { store, publish, gate, said, stop, report }
}

describe('the gate', () => {
  it('fails a version that needs a later contract, says so, and stores the report', async () => {
    const { store, publish, gate, said } = aGate()
    const hash = publish('1.0.0')
    const found = `built for ${nextMajor}, the host speaks ${contractVersion}. Wait until the site is updated, or build with an earlier version of the kit`
    const failed = assertPassed({ ...gate, remote, version: '1.0.0' })
    await expect(failed).rejects.toThrow(
      `mf-spa 1.0.0 failed the gate and was not promoted.\n  contract with the host: ${found}\nReport: mf-spa/gates/1.0.0.json`,
    )
    expect(said).toEqual([`FAILED  contract with the host: ${found}`])
    expect(store.readGate(remote, '1.0.0')).toEqual({
      remote,
      version: '1.0.0',
      hash,
      at: expect.stringMatching(/^\d{4}-/),
      site: 'http://127.0.0.1:9',
      passed: false,
      checks: [{ name: 'contract with the host', ok: false, found }],
    })
  })

  it('does not try again what has passed, unless its files are others or it failed', async () => {
    const { publish, gate, said, report } = aGate()
    const hash = publish('1.0.0')
    const again = () => assertPassed({ ...gate, remote, version: '1.0.0' })
    await report('1.0.0', true, hash)
    expect(await again()).toMatchObject({ passed: true, at: 'earlier' })
    expect(said).toEqual([])
    await report('1.0.0', true, 'of other files')
    await expect(again()).rejects.toThrow('failed the gate')
    await report('1.0.0', false, hash)
    await expect(again()).rejects.toThrow('built for')
  })

  it('tries no version that is not whole', async () => {
    const { gate } = aGate()
    await expect(assertPassed({ ...gate, remote, version: '1.0.0' })).rejects.toThrow(
      'mf-spa 1.0.0 is not published, or its files are not whole.',
    )
  })
})

describe('what waits for the gate', () => {
  it('is tried in turn, each with its result', async () => {
    const { publish, gate, said } = aGate()
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(version)
    expect(await tryWaiting({ ...gate, atOnce: 1 })).toEqual(
      ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ remote, version, passed: false })),
    )
    expect(said.filter((line) => line.startsWith('Waiting'))).toEqual([
      'Waiting, in this order: mf-spa 1.1.0, mf-spa 1.2.0',
      'Waiting, in this order: mf-spa 1.2.0',
    ])
    expect(await tryWaiting({ ...gate, atOnce: 1 })).toEqual([])
  })

  it('leaves one place to others, however many versions of one team wait', async () => {
    const { publish, gate, said } = aGate()
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(version)
    expect(await tryWaiting({ ...gate, atOnce: 3 })).toHaveLength(3)
    expect(said.find((line) => line.startsWith('Waiting'))).toBe('Waiting, in this order: mf-spa 1.2.0')
  })

  it('has no result where it could not be tried, and keeps no other from its own', async () => {
    const { publish, gate, said } = aGate()
    publish('1.0.0', contractVersion)
    publish('1.1.0')
    expect(await tryWaiting({ ...gate, atOnce: 2 })).toEqual([{ remote, version: '1.1.0', passed: false }])
    expect(said.join('\n')).toContain('http://127.0.0.1:9 does not answer')
  })

  it('is watched until somebody ends it', async () => {
    const { publish, gate, said, stop } = aGate()
    publish('1.0.0')
    const watching = watchWaiting({ ...gate, atOnce: 1 })
    await expect.poll(() => said).toHaveLength(2)
    stop.abort(new Error('stopped'))
    expect(await watching).toEqual([{ remote, version: '1.0.0', passed: false }])
  })
})
