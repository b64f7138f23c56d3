import { join } from 'node:path'
import { createProof, createReleaseStore, openKeysFile } from '@calm-rest/releases'
import { publishSmall, wholeBuild } from '@calm-rest/releases/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { copyReleases } from './copy.ts'
import { describeRemote, remoteLines } from './describe.ts'
import { assertCommitted } from './publish-rules.ts'
import { adopt, signAll } from './sign.ts'

const remote = 'mf-rooms'

const aStore = () => {
  const folder = temporaryFolder()
  const store = createReleaseStore(join(folder, 'releases'))
  const publish = (...versions: string[]) => {
    for (const version of versions) publishSmall(store, folder, version)
  }
  return { folder, store, publish }
}

describe('copying releases', () => {
  const copying = (from: ReturnType<typeof aStore>, to: ReturnType<typeof aStore>) => {
    const said: string[] = []
    const copied = copyReleases({ from: from.store, to: to.store, by: 'ann', say: (line) => said.push(line) })
    return copied.then((count) => [count, said])
  }

  it('makes live what is live, before and for some, and says which versions were new', async () => {
    const from = aStore()
    from.publish('1.0.0', '1.1.0', '1.2.0')
    for (const version of ['1.0.0', '1.1.0']) from.store.promote(remote, version, 'ben')
    from.store.canary(remote, '1.2.0', 5, 'ben')
    const to = aStore()
    expect(await copying(from, to)).toEqual([3, ['1.0.0', '1.1.0', '1.2.0'].map((one) => `${remote} ${one}`)])
    const channels = to.store.readChannels(remote)
    expect(channels).toMatchObject({
      stable: '1.1.0',
      previous: '1.0.0',
      canary: { version: '1.2.0', percent: 5 },
    })
    expect(channels.history.map(({ by, reason }) => [by, reason])).toEqual(Array(3).fill(['ann', 'copied']))
    expect(await copying(from, to)).toEqual([0, []])
  })

  it('changes nothing that is live there', async () => {
    const from = aStore()
    const to = aStore()
    from.publish('1.0.0', '1.1.0')
    to.publish('1.0.0')
    from.store.promote(remote, '1.1.0', 'ben')
    to.store.promote(remote, '1.0.0', 'ben')
    expect(await copying(from, to)).toEqual([1, [`${remote} 1.1.0`]])
    expect(to.store.readChannels(remote).stable).toBe('1.0.0')
  })
})

it('lists versions from the highest down, with what each is, and the last five changes', async () => {
  const { store, publish } = aStore()
  publish('1.9.0', '1.10.0', '1.11.0', '1.12.0')
  for (const version of ['1.9.0', '1.10.0', '1.11.0']) store.promote(remote, version, 'ann')
  store.canary(remote, '1.12.0', 20, { by: 'ben', grant: 'token 0123' })
  store.demote(remote, 'site', 'too many failures')
  store.canary(remote, '1.12.0', 30, 'ann')
  const { at } = store.readChannels(remote).history[0] ?? { at: '' }
  const minute = at.slice(0, 16).replace('T', ' ')
  const lines = remoteLines(await describeRemote(store, remote))
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'AT')
    .split('\n')
  expect(minute).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(lines).toEqual([
    'mf-rooms',
    '  1.12.0                  canary 30 %',
    '  1.11.0                  live',
    '  1.10.0                  previous',
    '  1.9.0',
    '    AT  promote 1.10.0 by ann',
    '    AT  promote 1.11.0 by ann',
    '    AT  canary 1.12.0 to 20 % by ben (token 0123)',
    '    AT  demote 1.12.0 by site: too many failures',
    '    AT  canary 1.12.0 to 30 % by ann',
  ])
})

it('signs what another key signed, once; what nothing proves needs somebody who vouches for it', async () => {
  const { folder, store: unsigned } = aStore()
  for (const version of ['1.0.0', '1.1.0']) {
    const { manifest, dist } = wholeBuild(version, remote)
    unsigned.publish(manifest, dist)
  }
  const keys = openKeysFile(join(folder, 'trust'))
  keys.createFirst('ann', new Date())
  const store = createReleaseStore(unsigned.folder, { proof: createProof(keys) })
  const said: string[] = []
  const deps = () => ({ store, signingKey: keys.signingKey()?.id, say: (line: string) => said.push(line) })
  expect(await signAll([remote], undefined, deps())).toEqual({
    text: 'nothing to sign',
    json: { signed: [] },
  })
  expect(said).toHaveLength(2)
  expect((await adopt(remote, '1.1.0', deps())).text).toBe('signed mf-rooms 1.1.0')
  keys.create('ann', new Date())
  const other = createReleaseStore(unsigned.folder, { proof: createProof(keys) })
  const again = () => signAll([remote], '1.1.0', { ...deps(), store: other })
  expect((await again()).json).toEqual({ signed: ['mf-rooms 1.1.0'] })
  const later = createReleaseStore(unsigned.folder, { proof: createProof(keys) })
  expect((await signAll([remote], '1.1.0', { ...deps(), store: later })).json).toEqual({ signed: [] })
})

it('publishes a plain version from committed sources alone, and names the first five that are not', () => {
  expect(() => assertCommitted(remote, '1.0.0', ['a', 'b'])).toThrow(
    'What goes into mf-rooms is not committed: a, b. Commit it, or publish a prerelease such as 1.0.0-rc.1.',
  )
  expect(() => assertCommitted(remote, '1.0.0', ['a', 'b', 'c', 'd', 'e', 'f'])).toThrow(
    ': a, b, c, d, e …. ',
  )
  expect(() => assertCommitted(remote, '1.0.0', ['a', 'b', 'c', 'd', 'e'])).toThrow(': a, b, c, d, e. ')
  expect(() => assertCommitted(remote, '1.0.0', [])).not.toThrow()
  expect(() => assertCommitted(remote, '1.0.0-rc.1', ['a'])).not.toThrow()
})
