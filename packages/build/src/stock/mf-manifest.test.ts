import { expect, it } from 'vitest'
import { containerName, localVersion, remoteNameOf } from '../rspack/package.ts'
import { describeForStockHosts, mfManifest } from './mf-manifest.ts'

it('describes a release for hosts of Module Federation, with no file that is fetched without its hash', () => {
  const described = describeForStockHosts({
    remote: 'mf-spa',
    version: '1.4.0',
    container: 'mf_spa_1_4_0',
    exposes: { pool: { scripts: ['pool.js'], styles: ['pool.css'] } },
    shared: { react: '19.3.1' },
  })
  expect(described).toEqual({
    id: 'mf_spa_1_4_0',
    name: 'mf_spa_1_4_0',
    metaData: {
      name: 'mf_spa_1_4_0',
      type: 'app',
      buildInfo: { buildVersion: '1.4.0', buildName: 'mf-spa' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      globalName: 'mf_spa_1_4_0',
      publicPath: 'auto',
    },
    remotes: [],
    shared: [
      {
        id: 'mf_spa_1_4_0:react',
        name: 'react',
        version: '19.3.1',
        singleton: false,
        requiredVersion: '^19.3.1',
        hash: '',
        assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
      },
    ],
    exposes: [
      {
        id: 'mf_spa_1_4_0:pool',
        name: 'pool',
        path: './pool',
        assets: { js: { sync: [], async: ['pool.js'] }, css: { sync: [], async: ['pool.css'] } },
      },
    ],
  })
  const [pool] = mfManifest.parse(described).exposes
  expect(pool).toEqual({ name: 'pool', path: './pool', assets: described.exposes[0]?.assets })
})

it('reads a manifest of a build that analyses no assets', () => {
  const { shared, ...rest } = describeForStockHosts({
    remote: 'mf-spa',
    version: '1.0.0',
    container: 'c',
    exposes: {},
    shared: {},
  })
  const exposes = [{ name: 'pool', path: './pool', assets: { js: {}, css: {} } }]
  const none = { sync: [], async: [] }
  expect(mfManifest.parse(Object.assign({}, rest, { exposes }))).toMatchObject({
    shared: [],
    exposes: [{ assets: { js: none, css: none } }],
  })
})

it('names the remote, the container and the local version of a package', () => {
  expect([remoteNameOf({ name: '@calm-rest/mf-spa' }), remoteNameOf({ name: 'mf-spa' })]).toEqual([
    'mf-spa',
    'mf-spa',
  ])
  expect(containerName('mf-spa', '1.4.0-rc.1')).toBe('mf_spa_1_4_0_rc_1')
  expect(localVersion('1.4.0')).toBe('1.4.0-local')
})
