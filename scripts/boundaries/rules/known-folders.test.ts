import { describe, expect, it } from 'vitest'
import { findings, inOrder, one } from '../project.fixture.ts'

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
