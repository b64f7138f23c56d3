import { startMemoryBucket } from '@calm-rest/objects/testing'
import { expect, it } from 'vitest'
import { decideCanary, decidePromote, decideRollback } from '../folder/changes.ts'
import { integrityOf } from '../folder/files.ts'
import { manifestOf } from '../manifest.fixture.ts'
import { channelFacts } from './facts.ts'
import { createObjectChannels, parseChannels } from './object-channels.ts'

const hashOf = (version: string) => integrityOf(Buffer.from(version))
const published = async (_: string, version: string) => {
  if (version === '9.9.9') throw new Error('9.9.9 is not published')
  return { manifest: manifestOf(version), hash: hashOf(version) }
}
const key = 'mf-rooms/channels.json'

const open = async () => {
  const bucket = await startMemoryBucket()
  const stored = async () => {
    const found = await bucket.store.get(key)
    return found && parseChannels('mf-rooms', found.content)
  }
  return { bucket, stored, change: createObjectChannels(bucket.store, published).change }
}
const promote = (version: string, by = 'ann') => decidePromote('mf-rooms', version, by)

it('stores each change with the hashes of the versions that it names, for CDNs to check after a moment', async () => {
  const { bucket, stored, change } = await open()
  await change('mf-rooms', promote('1.0.0'))
  const changed = await change('mf-rooms', promote('1.1.0'))
  expect(await stored()).toEqual(changed)
  expect(changed).toMatchObject({
    stable: '1.1.0',
    previous: '1.0.0',
    manifests: { '1.0.0': hashOf('1.0.0'), '1.1.0': hashOf('1.1.0') },
  })
  expect(changed.history.map(({ version, by }) => [version, by])).toEqual([
    ['1.0.0', 'ann'],
    ['1.1.0', 'ann'],
  ])
  expect(bucket.objects.get(`calm-rest/${key}`)?.headers).toEqual({
    'content-type': channelFacts.contentType,
    'cache-control': channelFacts.cacheControl,
  })
})

it.each(['create', 'replace'] as const)('decides anew where another change was faster: %s', async (write) => {
  const { bucket, change } = await open()
  if (write === 'replace') await change('mf-rooms', promote('1.0.0'))
  let rivals = 0
  const rival = async () => {
    if (rivals++ === 0) await change('mf-rooms', promote('1.1.0', 'ben'))
  }
  const rivalled: typeof bucket.store = {
    ...bucket.store,
    create: async (...what) => {
      await rival()
      return bucket.store.create(...what)
    },
    replace: async (...what) => {
      await rival()
      return bucket.store.replace(...what)
    },
  }
  const changed = await createObjectChannels(rivalled, published).change('mf-rooms', promote('1.2.0'))
  expect(changed).toMatchObject({ stable: '1.2.0', previous: '1.1.0' })
  expect(changed.history.map(({ by }) => by).slice(-2)).toEqual(['ben', 'ann'])
})

it('makes a change once where the answer to it was lost', async () => {
  const { bucket, change } = await open()
  await change('mf-rooms', promote('1.0.0'))
  const replace: typeof bucket.store.replace = async (...what) => {
    await bucket.store.replace(...what)
    return false
  }
  const changed = await createObjectChannels({ ...bucket.store, replace }, published).change(
    'mf-rooms',
    promote('1.1.0'),
  )
  expect(changed.history.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0'])
})

it('changes nothing where the change is refused, or a version that it needs is not there', async () => {
  const { bucket, change } = await open()
  await expect(change('mf-rooms', decideCanary('mf-rooms', '1.0.0', 10, 'ann'))).rejects.toMatchObject({
    code: 'nothing_live',
  })
  await expect(change('mf-rooms', promote('9.9.9'))).rejects.toThrow('9.9.9 is not published')
  expect(bucket.objects.size).toBe(0)
})

it('rolls back to a version that is known, without reading its release.json', async () => {
  const { bucket, change } = await open()
  for (const version of ['1.0.0', '1.1.0']) await change('mf-rooms', promote(version))
  const unreadable = createObjectChannels(bucket.store, () => Promise.reject(new Error('not whole')))
  expect(await unreadable.change('mf-rooms', decideRollback('mf-rooms', 'ann'))).toMatchObject({
    stable: '1.0.0',
    previous: '1.1.0',
  })
})

it('names the object that cannot be read', async () => {
  const { bucket, change } = await open()
  await bucket.store.put(key, Buffer.from('{}'), channelFacts)
  await expect(change('mf-rooms', promote('1.0.0'))).rejects.toThrow(
    'mf-rooms/channels.json cannot be read: ',
  )
})
