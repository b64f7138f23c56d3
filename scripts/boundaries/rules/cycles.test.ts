import { describe, expect, it } from 'vitest'
import { findings, one } from '../project.fixture.ts'

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
