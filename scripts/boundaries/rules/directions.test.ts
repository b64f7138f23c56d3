import { describe, expect, it } from 'vitest'
import { type Kind, kinds } from '../kinds.ts'
import { findings, inOrder, one, workspace } from '../project.fixture.ts'

describe('who may import whom', () => {
  const dependsOn = (folder: string, ...names: string[]) => ({
    [`${folder}/package.json`]: workspace(
      folder.replace('packages/', ''),
      names.map((name) => `@calm-rest/${name}`),
      {
        '.': './src/index.ts',
      },
    ),
  })

  it.each([
    [
      'the contract',
      'packages/contract/src/limits.ts',
      'ui',
      /may import: nothing of ours; not packages\/ui/,
    ],
    ['a base package', 'packages/ui/src/index.ts', 'federation/widget', /\(base\) may import: contract;/],
    ['a door', 'packages/federation/src/widget.ts', 'shell', /\(door\) may import: contract, base;/],
    [
      'a remote to the api',
      'mf-rooms/src/list.ts',
      'api',
      /\(remote\) may import: contract, base, door; not api/,
    ],
    ['a remote to a remote', 'mf-rooms/src/list.ts', 'mf-reviews', /a remote never imports another/],
    ['the shell to a remote', 'shell/src/app.ts', 'mf-rooms', /takes remotes at run time only/],
    ['the api', 'api/src/index.ts', 'ui', /\(api\) may import: contract, servers, command;/],
    ['code to the test kit', 'mf-rooms/src/list.ts', 'testing', /only tests import the test kit/],
    ['the site to the test kit', 'site/src/serve.ts', 'testing', /only tests import the test kit/],
    ['the site to the bundler', 'site/src/serve.ts', 'build', /\(site\) may import: .*; not packages\/build/],
    ['a test of the site to the bundler', 'site/src/a.test.ts', 'build', /\(site\) .*; not packages\/build/],
    ['the demo to the lab', 'demo/serve.ts', 'lab', /\(demo\) may import: .*; not lab/],
    ['the lab to the journeys', 'lab/bench.ts', 'e2e', /\(judges\) may import: .*; not e2e/],
    ['a script to the lab', 'scripts/build.ts', 'lab', /\(root\) may import: .*; not lab/],
    ['a script to the journeys', 'scripts/build.ts', 'e2e', /\(root\) may import: .*; not e2e/],
    ['a script to a remote', 'scripts/build.ts', 'mf-rooms', /\(root\) may import: .*; not mf-rooms/],
  ])('reports %s', (_who, file, what, why) => {
    expect(findings({ [file]: `\nimport '@calm-rest/${what}'` })).toContainEqual(expect.stringMatching(why))
  })

  it.each([
    ['code', 'packages/ui/src/index.ts', '../../../scripts/build.ts'],
    ['a test', 'mf-rooms/src/list.test.ts', '../../scripts/build.ts'],
    ['a configuration', 'mf-rooms/rspack.config.ts', '../scripts/build.ts'],
    ['code that wants the build', 'mf-rooms/src/list.ts', '../../rspack.base.ts'],
  ])('reports %s that imports what is in the root', (_, file, path) => {
    expect(findings({ [file]: `import '${path}'` })).toContainEqual(
      expect.stringMatching(/may import: .*; not the root$/),
    )
  })

  it('has no two kinds that may import each other, over any number of steps', () => {
    const reachedFrom = (kind: Kind) => {
      const reached = new Set<string>(kinds[kind].mayImport)
      for (const next of reached) for (const further of kinds[next as Kind].mayImport) reached.add(further)
      return reached
    }
    const all = Object.keys(kinds) as Kind[]
    expect(all.filter((kind) => reachedFrom(kind).has(kind))).toEqual([])
  })

  it('counts types, re-exports, import() and require too', () => {
    const forms = [
      "import type { A } from '@calm-rest/api'",
      "export * from '@calm-rest/api'",
      "export type { B } from '@calm-rest/api'",
      "const a = await import('@calm-rest/api')",
      'const b = await import(`@calm-rest/api`)',
      "type C = import('@calm-rest/api').C",
      "const c = require('@calm-rest/api')",
    ]
    const planted = { ...dependsOn('mf-rooms', 'api'), 'mf-rooms/src/list.ts': forms.join('\n') }
    const lines = findings(planted).filter((line) => line.includes('not api'))
    expect(lines.map((line) => line.split('  ')[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `mf-rooms/src/list.ts:${n}`),
    )
  })

  it('names the line also after text beyond ASCII', () => {
    const text = "// für 客房 😀\nconst a = '房'\nimport '@calm-rest/mf-reviews'"
    expect(findings({ 'mf-rooms/src/list.ts': text })).toContainEqual(
      expect.stringMatching(/^mf-rooms\/src\/list\.ts:3 {2}'@calm-rest\/mf-reviews'/),
    )
  })

  it('fences a new remote from its first file', () => {
    const planted = {
      CODEOWNERS: `${inOrder.CODEOWNERS}\n/mf-spa/ @calm-rest/spa`,
      'mf-spa/package.json': workspace('mf-spa', ['@calm-rest/mf-rooms']),
      'mf-spa/src/index.ts': "import '../../mf-rooms/src/list.ts'",
    }
    expect(findings(planted)).toContainEqual(expect.stringMatching(/^mf-spa.*a remote never imports another/))
  })

  it('reports code that imports what is made for tests', () => {
    const planted = { 'mf-rooms/src/a.fixture.ts': '', 'mf-rooms/src/list.ts': "import './a.fixture.ts'" }
    expect(findings(planted)).toEqual(one(/is made for tests/))
  })
})
