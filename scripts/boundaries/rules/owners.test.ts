import { describe, expect, it } from 'vitest'
import { findings, inOrder, one } from '../project.fixture.ts'

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
      one(/^CODEOWNERS:11 {2}\/mf-gone {2}leads nowhere/),
    )
  })

  it('reports a line without a team', () => {
    expect(withOwners((lines) => lines.replace('@calm-rest/api', 'someone'))).toEqual(one(/needs a team/))
  })
})
