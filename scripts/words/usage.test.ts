import { describe, expect, it } from 'vitest'
import { findings, folder, inOrder, one, withWords } from './project.fixture.ts'

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
})

describe('Chinese punctuation', () => {
  it.each(['客房,早餐', '欢迎!', '要预订吗?', '客房; 早餐', '电话: {{phone}}', '早餐.', '{{name}},您好'])(
    'reports an ASCII mark in %s',
    (text) => {
      const [mark] = /[,!?;:.]/.exec(text) ?? []
      expect(withWords('zh', { left: text })).toContainEqual(
        expect.stringContaining(`left  has an ASCII '${mark}'`),
      )
    },
  )

  it.each([
    '客房\uFF0C早餐\u3002',
    '10:30 至 12:00',
    '评分 4.9 分',
    'Calm Rest, Mirissa 海滩',
    '价格 1,200 美元',
  ])('has nothing against %s', (text) => {
    expect(withWords('zh', { left: text })).toEqual([])
  })

  it('looks at Chinese in code too', () => {
    expect(findings({ 'api/package.json': {}, 'api/src/mail.ts': "\nconst zh = '您好,欢迎'" })).toEqual(
      one(/^api\/src\/mail\.ts:2 {2}'您好,欢迎' {2}has an ASCII ','/),
    )
  })
})
