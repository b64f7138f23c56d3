import type { PageRemote } from '@calm-rest/contract/releases'
import { setGlobal } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeForDevtools } from './describe-for-devtools.ts'

beforeEach(() => void vi.stubGlobal('location', { href: 'https://calm.example/rooms' }))
afterEach(() => void vi.unstubAllGlobals())

const manifest = {
  metaData: {
    globalName: 'mf_rooms_1_4_0',
    buildInfo: { buildVersion: '1.4.0' },
    remoteEntry: { name: 'entry.js', path: 'js/', type: 'var' },
  },
  shared: [{ name: 'react', version: '19.0.0', assets: { js: [] } }],
  exposes: [{ name: 'room-list', path: './room-list', assets: { js: ['a.js'] } }],
}

const remote = (name: string, source?: string): PageRemote =>
  ({
    base: `/releases/${name}/1.4.0/`,
    ...(source && { source }),
    manifest: { container: name, entry: 'entry.js' },
  }) as unknown as PageRemote

const describeAll = async (remotes: PageRemote[], answer: (address: string) => Promise<Response>) => {
  const global = { __INSTANCES__: [{ name: 'shell' }], moduleInfo: { known: {} } }
  const asked: string[] = []
  setGlobal('__FEDERATION__', global)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer(address)
  })
  await describeForDevtools(remotes)
  return { info: global.moduleInfo as Record<string, object>, asked }
}

const address = 'https://calm.example/releases/mf_rooms/1.4.0/mf-manifest.json'
const entry = 'https://calm.example/releases/mf_rooms/1.4.0/entry.js'

it('describes each remote by its manifest, as the devtools read it', async () => {
  const { info } = await describeAll([remote('mf_rooms')], async () => Response.json(manifest))
  expect(info).toEqual({
    known: {},
    shell: {
      version: '',
      remoteEntry: '',
      remotesInfo: { mf_rooms: { matchedVersion: address } },
      shared: [],
      modules: [],
    },
    [`mf_rooms:${address}`]: {
      version: address,
      publicPath: 'https://calm.example/releases/mf_rooms/1.4.0/',
      globalName: 'mf_rooms_1_4_0',
      buildVersion: '1.4.0',
      remoteEntry: 'js/entry.js',
      remoteEntryType: 'var',
      remoteTypes: '',
      remoteTypesZip: '',
      remoteTypesAPI: '',
      remotesInfo: {},
      shared: [{ assets: { js: [] }, sharedName: 'react', version: '19.0.0', usedExports: [] }],
      modules: [{ moduleName: 'room-list', modulePath: './room-list', assets: { js: ['a.js'] } }],
    },
  })
})

it.each([
  ['is older than manifests', undefined, async () => new Response('', { status: 404 }), [address]],
  ['cannot be reached', undefined, () => Promise.reject(new TypeError('offline')), [address]],
  ['runs from its sources', 'local', async () => Response.json(manifest), []],
])('describes a remote that %s by its entry', async (_what, source, answer, expected) => {
  const { info, asked } = await describeAll([remote('mf_rooms', source)], answer)
  expect(info[`mf_rooms:${entry}`]).toEqual({ version: entry, remoteEntry: entry })
  expect(asked).toEqual(expected)
})

it('does nothing on a page without the runtime', async () => {
  const fetched = vi.fn()
  setGlobal('__FEDERATION__', undefined)
  vi.stubGlobal('fetch', fetched)
  await describeForDevtools([remote('mf_rooms')])
  expect(fetched).not.toHaveBeenCalled()
})
