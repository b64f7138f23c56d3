import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { root as project } from '../root.ts'
import { plantTree } from '../sources/tree.fixture.ts'
import { launcher } from './launcher.ts'
import { packKit } from './pack.ts'

const planted = {
  'tsconfig.json': {
    compilerOptions: {
      module: 'NodeNext',
      strict: true,
      types: [],
      allowImportingTsExtensions: true,
      lib: ['ES2024', 'DOM'],
    },
  },
  'packages/ui/src/css-modules.d.cts': '',
  'packages/i18n/package.json': {
    name: '@calm-rest/i18n',
    version: '1.0.0',
    type: 'module',
    exports: { '.': './src/index.ts' },
    bin: { 'calm-rest-words': './src/index.ts' },
    engines: { node: '>=22.18' },
  },
  'packages/i18n/README.md': '# i18n\n\nMore in [the guide](../../docs/kit.md#words).\n',
  'packages/i18n/CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
  'packages/i18n/src/index.ts': `import { near } from './near.ts'
export const load = (base: string) => import(/* webpackIgnore: true */ base + near)
export const lazy = () => import('./near.ts')
`,
  'packages/i18n/src/near.ts': "export const near = 'near'\n",
}

it('R-mf-repository: packs what bundlers understand: each import() with its own argument', async () => {
  const root = plantTree(planted)
  mkdirSync(join(root, 'node_modules'))
  for (const tool of ['typescript', '@typescript'])
    symlinkSync(join(project, 'node_modules', tool), join(root, 'node_modules', tool))
  const to = temporaryFolder('kit')
  const [file = ''] = await packKit(root, to)
  execFileSync('tar', ['-xzf', join(to, file), '-C', to])
  const text = readFileSync(join(to, 'package/dist/index.js'), 'utf8')
  expect(text).toContain('=> import(/* webpackIgnore: true */ base + near)')
  expect(text).toContain("=> import('./near.js')")
  expect(text).not.toContain('__rewrite')
})

const runs = (engines: string) => {
  const code = launcher({
    name: 'calm-rest-words',
    engines,
    starts: 'data:text/javascript,console.log("started")',
  })
  const folder = plantTree({ 'start.mjs': code })
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'start.mjs')], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

it('starts a command on the Node that it needs, and says which one on an older one', () => {
  expect(runs('>=22.18')).toEqual({ stdout: 'started\n', stderr: '', status: 0 })
  expect(runs('>=99.1')).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining(
      `calm-rest-words needs Node 99.1 or later. This is Node ${process.versions.node}`,
    ),
    status: 1,
  })
  expect(() => runs('24')).toThrow("needs engines.node as '>=22.18'")
})
