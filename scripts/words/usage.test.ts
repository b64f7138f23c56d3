import { describe, expect, it } from 'vitest'
import { findings, folder, inOrder, one } from './project.fixture.ts'

describe('use', () => {
  const source = String(inOrder['mf-rooms/src/list.tsx'])
  const withSource = (text: string) => findings({ 'mf-rooms/src/list.tsx': text })

  it.each([
    ['a text', "t('list.title')", 'list.title'],
    ['a plural', "t('card.guests', { count })", 'card.guests'],
    ['a template', 't(`kind.$' + '{room.kind}`)', 'kind.family'],
    ['a component', '<Trans i18nKey="more" />', 'more'],
    ['a table', "'stay.free'", 'stay.free'],
    ['a list', "t('facts', { returnObjects: true })", 'facts.0'],
    ['a choice', "t(isLeft ? 'left' : 'right')", 'right'],
  ])('reports a key that nobody asks for any more: %s', (_form, asked, key) => {
    expect(withSource(source.replace(asked, 'null'))).toContainEqual(
      expect.stringContaining(`${key}  is used nowhere`),
    )
  })

  it('does not take a test for a use', () => {
    const planted = {
      'mf-rooms/src/list.tsx': source.replace("t('list.title')", ''),
      'mf-rooms/src/a.test.ts': "t('list.title')",
    }
    expect(findings(planted)).toContainEqual(expect.stringContaining('list.title  is used nowhere'))
  })

  it('reports keys that are asked for and not there, with the line', () => {
    const asked = [source, "t('list.titel')", 't(`sort.$' + '{x}`)'].join('\n')
    expect(withSource(asked)).toEqual([
      `mf-rooms/src/list.tsx:9  list.titel  is asked for, but not in ${folder}/en.json`,
      `mf-rooms/src/list.tsx:10  sort.…  is asked for, but not in ${folder}/en.json`,
    ])
  })

  it('matches a template part by part', () => {
    const asked = source.replace("t('list.title')", 't(`list.$' + '{a}.title`)')
    expect(withSource(asked)).toEqual([
      expect.stringContaining('list.title  is used nowhere'),
      expect.stringContaining('list.….title  is asked for, but not in'),
    ])
  })

  it('asks of a list of keys only that the last one is there', () => {
    expect(withSource(`${source}\nt(['gone', 'list.title'])`)).toEqual([])
    expect(withSource(`${source}\nt(['list.title', 'gone'])`)).toEqual(one(/gone {2}is asked for/))
  })

  it('keeps the words of a folder for the code below it, which may ask for outer words too', () => {
    const inner = 'mf-rooms/src/map'
    const words = {
      [`${inner}/locales/en.json`]: { near: 'Near' },
      [`${inner}/locales/de.json`]: { near: 'Nah' },
    }
    const planted = { ...words, [`${inner}/locales/zh.json`]: { near: '附近' } }
    expect(findings({ ...planted, [`${inner}/map.ts`]: "t('near'); t('list.title')" })).toEqual([])
    expect(findings({ ...planted, [`${inner}/map.ts`]: "t('far'); t('near')" })).toEqual(
      one(
        /far {2}is asked for, but not in mf-rooms\/src\/locales\/en\.json or mf-rooms\/src\/map\/locales\/en\.json/,
      ),
    )
    expect(findings({ ...planted, 'mf-rooms/src/other.ts': "t('near')" })).toEqual([
      expect.stringMatching(/map\/locales\/en\.json:1 {2}near {2}is used nowhere/),
      expect.stringMatching(/other\.ts:1 {2}near {2}is asked for/),
    ])
  })
})
