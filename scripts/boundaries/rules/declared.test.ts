import { describe, expect, it } from 'vitest'
import { findings, one } from '../project.fixture.ts'

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
