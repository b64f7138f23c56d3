import { describe, expect, it } from 'vitest'
import { findings, one } from '../project.fixture.ts'

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
