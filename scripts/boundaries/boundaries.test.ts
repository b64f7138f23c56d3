import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Files, linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkBoundaries } from './index.ts'

const workspace = (name: string, dependencies: string[], exports: Record<string, string> = {}) => ({
  name: `@calm-rest/${name}`,
  exports,
  dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
})

/** A small project in order: every kind of workspace, each with one import that is fine. */
const inOrder: Files = {
  CODEOWNERS: [
    '/packages/ @calm-rest/platform',
    '/scripts/ @calm-rest/platform',
    '/shell/ @calm-rest/shell',
    '/api/ @calm-rest/api',
    '/mf-rooms/ @calm-rest/rooms',
    '/mf-reviews/ @calm-rest/reviews',
  ].join('\n'),
  'package.json': { name: 'root', devDependencies: { vitest: '1', '@rspack/core': '1' } },
  'rspack.base.ts': "import { rspack } from '@rspack/core'\nexport const base = rspack",
  'scripts/build.ts': "import { app } from '@calm-rest/api'\nimport { base } from '../rspack.base.ts'",
  'packages/contract/package.json': workspace('contract', ['zod'], {
    './api': './src/api.ts',
    './limits': './src/limits.ts',
    './schemas': './src/schemas.ts',
  }),
  'packages/contract/src/api.ts': "export type * from './schemas.ts'",
  'packages/contract/src/limits.ts': 'export const limits = {}',
  'packages/contract/src/schemas.ts': "import { z } from 'zod'\nimport { limits } from './limits.ts'",
  'packages/ui/package.json': workspace('ui', ['@calm-rest/contract', 'react'], {
    '.': './src/index.ts',
    './*.css': './src/*.css',
  }),
  'packages/ui/src/index.ts': "import { useState } from 'react'",
  'packages/ui/src/base.css': '',
  'packages/federation/package.json': workspace('federation', ['@calm-rest/contract'], {
    './widget': './src/widget.ts',
  }),
  'packages/federation/src/widget.ts': "import { limits } from '@calm-rest/contract/limits'",
  'packages/testing/package.json': workspace('testing', [], { '.': './src/index.ts' }),
  'packages/testing/src/index.ts': "import { afterAll } from 'vitest'\nimport { join } from 'node:path'",
  'mf-rooms/package.json': workspace('mf-rooms', [
    '@calm-rest/ui',
    '@calm-rest/contract',
    '@calm-rest/federation',
  ]),
  'mf-rooms/rspack.config.ts': "import { base } from '../rspack.base.ts'",
  'mf-rooms/src/list.ts':
    "import '@calm-rest/ui'\nimport '@calm-rest/ui/base.css'\nimport type { Room } from '@calm-rest/contract/api'",
  'mf-rooms/src/list.test.ts':
    "import { it } from 'vitest'\nimport { freePort } from '@calm-rest/testing'\nimport { join } from 'node:path'",
  'mf-reviews/package.json': workspace('mf-reviews', []),
  'mf-reviews/src/list.ts': '',
  'shell/package.json': workspace('shell', ['@calm-rest/federation', 'hono']),
  'shell/src/app.ts': "import { widget } from '@calm-rest/federation/widget'",
  'shell/server/serve.ts': "import { Hono } from 'hono'\nimport { readFileSync } from 'node:fs'",
  'api/package.json': workspace('api', ['@calm-rest/contract'], { '.': './src/index.ts' }),
  'api/src/index.ts': "import { room } from '@calm-rest/contract/schemas'\nimport { join } from 'node:path'",
}

const findings = (planted: Files) => linesOf(checkBoundaries(plantTree({ ...inOrder, ...planted })))
const one = (pattern: RegExp) => [expect.stringMatching(pattern)]

it('finds nothing in a project that is in order', () => {
  const report = checkBoundaries(plantTree(inOrder))
  expect(linesOf(report)).toEqual([])
  expect(report.seen).toEqual({ files: 15, imports: 22 })
})

it('sees the files and imports of the real project', () => {
  const { seen } = checkBoundaries(fileURLToPath(new URL('../..', import.meta.url)))
  expect(seen.files).toBeGreaterThan(50)
  expect(seen.imports).toBeGreaterThan(100)
})

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
    ['the api', 'api/src/index.ts', 'ui', /\(api\) may import: contract;/],
    ['code to the test kit', 'mf-rooms/src/list.ts', 'testing', /only tests import the test kit/],
    ['a script to a remote', 'scripts/build.ts', 'mf-rooms', /\(root\) may import: .*; not mf-rooms/],
  ])('reports %s', (_who, file, what, why) => {
    expect(findings({ [file]: `\nimport '@calm-rest/${what}'` })).toContainEqual(expect.stringMatching(why))
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

describe('folders', () => {
  it('reports an unknown top-level folder and an unknown package, and says where to add them', () => {
    const planted = { 'tools/a.ts': '', 'packages/extras/package.json': {} }
    const lines = findings(planted).filter((line) => line.includes('is unknown'))
    expect(lines).toEqual([
      expect.stringMatching(/^tools .*scripts\/boundaries\/kinds\.ts/),
      expect.stringMatching(/^packages\/extras /),
    ])
  })

  it('reports a remote without a package.json', () => {
    const planted = {
      CODEOWNERS: `${inOrder.CODEOWNERS}\n/mf-spa/ @calm-rest/spa`,
      'mf-spa/src/index.ts': '',
    }
    expect(findings(planted)).toEqual(one(/^mf-spa .*has no package\.json/))
  })

  it('leaves out folders that git ignores', () => {
    expect(
      findings({ '.gitignore': '/data/\ndist/', 'data/a.ts': "import 'x'", 'api/dist/a.js': "import 'x'" }),
    ).toEqual([])
  })

  it('reports a file that cannot be parsed', () => {
    expect(findings({ 'api/src/broken.ts': 'import {' })).toEqual(
      one(/^api\/src\/broken\.ts {2}cannot be parsed/),
    )
  })
})

describe('owners', () => {
  const withOwners = (edit: (lines: string) => string) =>
    findings({ CODEOWNERS: edit(String(inOrder.CODEOWNERS)) })

  it('reports a folder without an owner', () => {
    expect(withOwners((lines) => lines.replace('/mf-rooms/ @calm-rest/rooms', ''))).toEqual(
      one(/\/mf-rooms\/ {2}has no line/),
    )
  })

  it('is not content with a line for everything', () => {
    expect(withOwners((lines) => lines.replace('/api/', '*'))).toEqual(one(/\/api\/ {2}has no line/))
  })

  it('reports a line that leads nowhere', () => {
    expect(withOwners((lines) => `${lines}\n/mf-gone/ @calm-rest/gone`)).toEqual(
      one(/^CODEOWNERS:7 {2}\/mf-gone {2}leads nowhere/),
    )
  })

  it('reports a line without a team', () => {
    expect(withOwners((lines) => lines.replace('@calm-rest/api', 'someone'))).toEqual(one(/needs a team/))
  })
})

describe('doors', () => {
  it('reports a path into another package', () => {
    const lines = findings({ 'mf-rooms/src/list.ts': "import '../../packages/ui/src/index.ts'" })
    expect(lines).toEqual(one(/enters packages\/ui by its files: use @calm-rest\/ui/))
  })

  it('reports a name that is no door of the package', () => {
    expect(findings({ 'mf-rooms/src/list.ts': "import '@calm-rest/ui/src/index.ts'" })).toEqual(
      one(/is no door of @calm-rest\/ui; its exports: \., \.\/\*\.css/),
    )
  })

  it('reports a relative path to nothing, be it code or style', () => {
    const planted = { 'mf-rooms/src/list.ts': "import './gone.ts'\nimport './gone.module.css'" }
    expect(findings(planted)).toEqual([
      ...one(/list\.ts:1 .*leads to no file/),
      ...one(/list\.ts:2 .*leads to no file/),
    ])
  })
})

describe('browser code', () => {
  it.each([
    ['a Node module', "import { join } from 'node:path'", /Node's own/],
    ['a Node module by its bare name', "import { join } from 'path'", /Node's own/],
    ['schemas of the contract', "import { room } from '@calm-rest/contract/schemas'", /types only/],
    [
      'an import of which only the names are types',
      "import { type R } from '@calm-rest/contract/schemas'",
      /types only/,
    ],
    ['schemas by import()', "const s = await import('@calm-rest/contract/schemas')", /types only/],
    ['zod', "import { z } from 'zod'", /does not belong in a browser/],
  ])('reports %s', (_what, text, why) => {
    expect(findings({ 'mf-rooms/src/list.ts': text })).toContainEqual(expect.stringMatching(why))
  })

  it('reports zod that comes in through another module', () => {
    const planted = {
      'packages/contract/src/limits.ts': "export { limits } from './parse.ts'",
      'packages/contract/src/parse.ts': "import { z } from 'zod'",
    }
    expect(findings(planted)).toEqual(
      one(
        /federation\/src\/widget\.ts:1 .*brings packages\/contract\/src\/limits\.ts → .*parse\.ts → zod into the browser/,
      ),
    )
  })

  it('reports server code of the same workspace', () => {
    expect(findings({ 'shell/src/app.ts': "import '../server/serve.ts'" })).toEqual(one(/is server code/))
  })

  it('has nothing against types', () => {
    const text =
      "import type { R } from '@calm-rest/contract/schemas'\nexport type * from '@calm-rest/contract/schemas'"
    expect(findings({ 'mf-rooms/src/list.ts': text })).toEqual([])
  })
})

describe('dependencies', () => {
  it('reports an import that the workspace does not declare', () => {
    expect(findings({ 'mf-rooms/src/list.ts': "import 'react-dom/client'" })).toEqual(
      one(/'react-dom\/client' {2}is not among the dependencies in mf-rooms\/package\.json/),
    )
  })

  it('reports a package of ours that the workspace does not declare', () => {
    expect(findings({ 'mf-reviews/src/list.ts': "import '@calm-rest/ui'" })).toEqual(
      one(/not among the dependencies/),
    )
  })

  it('reports a tool of the root in code that is shipped, and a script with an undeclared one', () => {
    const planted = { 'mf-rooms/src/list.ts': "import 'vitest'", 'scripts/build.ts': "import 'left-pad'" }
    expect(findings(planted)).toHaveLength(2)
  })
})

describe('circles', () => {
  it('reports files that import each other', () => {
    const planted = { 'api/src/a.ts': "import './b.ts'", 'api/src/b.ts': "\nexport * from './a.ts'" }
    expect(findings(planted)).toEqual(
      one(/^api\/src\/b\.ts:2 {2}api\/src\/a\.ts → api\/src\/b\.ts → api\/src\/a\.ts {2}is a circle/),
    )
  })

  it('reports a file that imports itself', () => {
    expect(findings({ 'api/src/a.ts': "import './a.ts'" })).toEqual(one(/is a circle/))
  })

  it('has nothing against circles of types', () => {
    const planted = { 'api/src/a.ts': "import type { B } from './b.ts'", 'api/src/b.ts': "import './a.ts'" }
    expect(findings(planted)).toEqual([])
  })
})
