import { describe, expect, it } from 'vitest'
import { findings, one, workspace } from '../project.fixture.ts'

describe('import cycles', () => {
  it('reports files that import each other, with the names that tie them', () => {
    const planted = {
      'api/src/a.ts': "\nimport { one, type Two } from './b.ts'",
      'api/src/b.ts': "export * from './a.ts'",
    }
    expect(findings(planted)).toEqual(
      one(
        /^api\/src\/a\.ts:2 {2}api\/src\/a\.ts –one, Two→ api\/src\/b\.ts –\*→ api\/src\/a\.ts {2}is an import/,
      ),
    )
  })

  it('reports a file that imports itself', () => {
    expect(findings({ 'api/src/a.ts': "import './a.ts'" })).toEqual(one(/a\.ts –effects→ api\/src\/a\.ts /))
  })

  it.each([
    ['import type', "import type { B } from './b.ts'", 'B'],
    ['export type', "export type { B } from './b.ts'", 'B'],
    ["import('x').T", "type C = import('./b.ts').B", '\\*'],
  ])('counts %s', (_, source, name) => {
    const planted = { 'api/src/a.ts': source, 'api/src/b.ts': "import type { A } from './a.ts'" }
    expect(findings(planted)).toEqual(one(new RegExp(`a\\.ts –${name}→ api/src/b\\.ts –A→ api/src/a\\.ts`)))
  })

  it('has nothing against a file that is loaded by import() and knows who loads it', () => {
    const planted = {
      'api/src/a.ts': "const b = () => import('./b.ts')",
      'api/src/b.ts': "import { a } from './a.ts'",
    }
    expect(findings(planted)).toEqual([])
  })

  it('shows the shortest of several, and says how many files hang together with it', () => {
    const planted = {
      'api/src/a.ts': "import './b.ts'",
      'api/src/b.ts': "import './c.ts'\nimport './d.ts'",
      'api/src/c.ts': "import './a.ts'",
      'api/src/d.ts': "import './b.ts'",
    }
    const cycle = 'api/src/b.ts –effects→ api/src/d.ts –effects→ api/src/b.ts'
    expect(findings(planted)).toEqual([expect.stringContaining(`${cycle}  is an import cycle (2 more files`)])
  })

  it('reports one that leads through other workspaces, by their entry points', () => {
    const planted = {
      'packages/client/package.json': workspace('client', ['@calm-rest/ui'], { '.': './src/index.ts' }),
      'packages/client/src/index.ts': "import { Button } from '@calm-rest/ui'",
      'packages/ui/package.json': workspace('ui', ['@calm-rest/client', 'react'], {
        '.': './src/index.ts',
        './*.css': './src/*.css',
      }),
      'packages/ui/src/index.ts': "import type { Client } from '@calm-rest/client'",
    }
    expect(findings(planted)).toContainEqual(
      expect.stringContaining(
        'packages/client/src/index.ts –Button→ packages/ui/src/index.ts –Client→ packages/client/src/index.ts',
      ),
    )
  })
})
