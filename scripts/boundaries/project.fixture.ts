import { expect } from 'vitest'
import { type Files, linesOf, plantTree } from '../sources/tree.fixture.ts'
import type { Areas } from './areas.ts'
import type { Floors } from './floors.ts'
import { checkBoundaries } from './index.ts'

export const workspace = (name: string, dependencies: string[], exports: Record<string, string> = {}) => ({
  name: `@calm-rest/${name}`,
  exports,
  dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
})

/** A small project that passes every rule: every kind of workspace, each with one allowed import. */
export const inOrder: Files = {
  CODEOWNERS: [
    '/packages/ @calm-rest/platform',
    '/scripts/ @calm-rest/platform',
    '/shell/ @calm-rest/shell',
    '/api/ @calm-rest/api',
    '/mf-rooms/ @calm-rest/rooms',
    '/mf-reviews/ @calm-rest/reviews',
    '/site/ @calm-rest/platform',
    '/demo/ @calm-rest/platform',
    '/lab/ @calm-rest/platform',
    '/e2e/ @calm-rest/platform',
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
  'packages/build/package.json': workspace('build', ['@rspack/core'], { '.': './src/index.ts' }),
  'packages/build/src/index.ts': "import { rspack } from '@rspack/core'",
  'site/package.json': workspace('site', ['@calm-rest/api'], { '.': './src/serve.ts' }),
  'site/src/serve.ts': "import { app } from '@calm-rest/api'",
  'demo/package.json': workspace('demo', ['@calm-rest/site', '@calm-rest/testing']),
  'demo/serve.ts': "import '@calm-rest/site'\nimport { freePort } from '@calm-rest/testing'",
  'lab/package.json': workspace('lab', ['@calm-rest/site'], { '.': './bench.ts' }),
  'lab/bench.ts': "import { app } from '@calm-rest/api'",
  'e2e/package.json': workspace('e2e', [], { '.': './journey.ts' }),
  'e2e/journey.ts': '',
  'e2e/guest.browser.test.ts': "import { freePort } from '@calm-rest/testing'",
}

/** A lock file that fits the manifests among these files. */
const withLock = (files: Files): Files => {
  const manifests = Object.entries(files).filter(([path]) => /(^|\/)package\.json$/.test(path))
  const packages = manifests.map(([path, manifest]) => [path.replace(/\/?package\.json$/, ''), manifest])
  return { 'package-lock.json': { packages: Object.fromEntries(packages) }, ...files }
}

export const plantProject = (planted: Files = {}) => plantTree(withLock({ ...inOrder, ...planted }))

/** Lines that the check reports once these files are added to that project. */
export const findings = (planted: Files, areas: readonly Areas[] = [], floors: readonly Floors[] = []) =>
  linesOf(checkBoundaries(plantProject(planted), areas, floors))

/** A single finding that matches `pattern`. */
export const one = (pattern: RegExp) => [expect.stringMatching(pattern)]
