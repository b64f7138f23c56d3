import { describe, expect, it } from 'vitest'
import { findings, one } from '../project.fixture.ts'

describe('doors', () => {
  it('reports a path into another package', () => {
    const lines = findings({ 'mf-rooms/src/list.ts': "import '../../packages/ui/src/index.ts'" })
    expect(lines).toEqual(one(/enters packages\/ui by its files: use @calm-rest\/ui/))
  })

  it('reports a name that is not an export of the package', () => {
    expect(findings({ 'mf-rooms/src/list.ts': "import '@calm-rest/ui/src/index.ts'" })).toEqual(
      one(/is not exported by @calm-rest\/ui; its exports: \., \.\/\*\.css/),
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
