import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { openReleaseRules } from '../governance/release-rules.ts'
import { publishSmall } from '../manifest.fixture.ts'
import { readGateQueue } from './read-gate-queue.ts'

const aStore = () => {
  const folder = temporaryFolder()
  const store = createReleaseStore(join(folder, 'releases'))
  const publish = (...versions: string[]) => {
    for (const version of versions) publishSmall(store, folder, version)
  }
  const waiting = async () => (await readGateQueue(store)).map(({ version }) => version)
  const tried = (version: string, hash = store.release('mf-rooms', version)?.hash ?? '') =>
    store.storeGate({
      remote: 'mf-rooms',
      version,
      hash,
      at: new Date().toISOString(),
      site: '',
      passed: false,
      checks: [],
    })
  return { store, publish, waiting, tried }
}

it('has what is above the live version, was never live and has no report', async () => {
  const { store, publish, waiting, tried } = aStore()
  publish('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0')
  store.promote('mf-rooms', '1.1.0', 'ann')
  tried('1.3.0')
  expect(await waiting()).toEqual(['1.2.0', '1.4.0'])
  store.retire('mf-rooms', '1.2.0', 'ann')
  expect(await waiting()).toEqual(['1.4.0'])
})

it('counts no report about other files', async () => {
  const { publish, waiting, tried } = aStore()
  publish('1.0.0')
  tried('1.0.0', 'of other files')
  expect(await waiting()).toEqual(['1.0.0'])
})

it('is the same in every environment: that of the main one', async () => {
  const folder = temporaryFolder()
  const rules = openReleaseRules(join(folder, 'trust'))
  rules.environments.set(['staging', 'production'])
  const store = createReleaseStore(join(folder, 'releases'), { rules })
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) publishSmall(store, folder, version)
  store.promote('mf-rooms', '1.2.0', 'ann')
  const staging = store.at('staging')
  staging.promote('mf-rooms', '1.1.0', 'ann')
  for (const asked of [store, staging, store.at('production')])
    expect((await readGateQueue(asked)).map(({ version }) => version)).toEqual(['1.3.0'])
})
