import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Files, linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkWords } from './index.ts'

const folder = 'mf-rooms/src/locales'
const inOrder: Files = {
  'package.json': {},
  'mf-rooms/package.json': {},
  'mf-rooms/src/list.tsx': [
    "const title = t('list.title')",
    "const guests = t('card.guests', { count })",
    'const kind = t(`kind.$' + '{room.kind}`)',
    "const brand = i18n.t('brand')",
    'const more = <Trans i18nKey="more" />',
    "const keys = { free: 'stay.free' }",
    "const facts = t('facts', { returnObjects: true })",
    "const side = t(isLeft ? 'left' : 'right')",
  ].join('\n'),
  [`${folder}/en.json`]: {
    list: { title: 'Our rooms' },
    card: { guests_one: '{{count}} guest', guests_other: '{{count}} guests' },
    kind: { family: 'Family', standard: 'Standard' },
    brand: 'Calm Rest',
    more: 'See <1>all {{total}}</1>',
    stay: { free: 'Free' },
    facts: ['One', 'Two'],
    left: 'Left',
    right: 'Right',
  },
  [`${folder}/de.json`]: {
    list: { title: 'Unsere Zimmer' },
    card: { guests_one: '{{count}} Gast', guests_other: '{{count}} Gäste' },
    kind: { family: 'Familie', standard: 'Klassisch' },
    brand: 'Calm Rest',
    more: '<1>Alle {{total}}</1> ansehen',
    stay: { free: 'Frei' },
    facts: ['Eins', 'Zwei'],
    left: 'Links',
    right: 'Rechts',
  },
  [`${folder}/zh.json`]: {
    list: { title: '客房' },
    card: { guests_other: '{{count}} 位客人' },
    kind: { family: '家庭', standard: '标准' },
    brand: 'Calm Rest',
    more: '查看<1>全部 {{total}} 间</1>',
    stay: { free: '免费' },
    facts: ['一', '二'],
    left: '左',
    right: '右',
  },
  [`${folder}/same.json`]: ['Calm Rest'],
}

const locale = (lang: string) => inOrder[`${folder}/${lang}.json`] as Record<string, unknown>
const findings = (planted: Files) => linesOf(checkWords(plantTree({ ...inOrder, ...planted })))
/** What is found when one language says something else. */
const withWords = (lang: string, words: object) =>
  findings({ [`${folder}/${lang}.json`]: { ...locale(lang), ...words } })
const one = (pattern: RegExp) => [expect.stringMatching(pattern)]

it('finds nothing where every language is complete and used', () => {
  const report = checkWords(plantTree(inOrder))
  expect(linesOf(report)).toEqual([])
  expect(report.seen).toEqual({ files: 1, words: 35 })
})

it('sees the sources of the real project', () => {
  const { seen } = checkWords(fileURLToPath(new URL('../..', import.meta.url)))
  expect(seen.files).toBeGreaterThan(50)
})

describe('languages', () => {
  it('reports a language that is missing', () => {
    const { [`${folder}/zh.json`]: _zh, ...others } = inOrder
    expect(linesOf(checkWords(plantTree(others)))).toContainEqual(
      expect.stringMatching(/zh\.json {2}file {2}is missing/),
    )
  })

  it('reports a remote and a shell without words', () => {
    const planted = {
      'mf-spa/package.json': {},
      'mf-spa/src/a.ts': '',
      'shell/package.json': {},
      'shell/src/a.ts': '',
    }
    expect(findings(planted)).toEqual([
      expect.stringMatching(/^mf-spa\/src\/locales {2}folder {2}is missing/),
      expect.stringMatching(/^shell\/src\/locales {2}folder {2}is missing/),
    ])
  })

  it('reports a file that is no JSON', () => {
    expect(findings({ [`${folder}/de.json`]: '{ "a": ' })).toContainEqual(
      expect.stringMatching(/de\.json {2}is no JSON/),
    )
  })

  it('reports a key that one language lacks', () => {
    expect(withWords('de', { kind: { family: 'Familie' } })).toEqual(
      one(/de\.json {2}kind\.standard {2}is missing, but en and zh has it/),
    )
  })

  it('reports a key that only one language has, in both others', () => {
    const lines = withWords('zh', { 'kind.suite': '套房' })
    expect(lines).toEqual([
      expect.stringMatching(/en\.json {2}kind\.suite/),
      expect.stringMatching(/de\.json {2}kind\.suite/),
    ])
  })

  it('reports an empty text and one that is no text, with the line', () => {
    const text = JSON.stringify({ ...locale('de'), left: ' ', right: 3 }, null, 2)
    const lineOf = (key: string) => text.split('\n').findIndex((line) => line.includes(`"${key}"`)) + 1
    expect(findings({ [`${folder}/de.json`]: text })).toEqual([
      `${folder}/de.json:${lineOf('left')}  left  is empty`,
      `${folder}/de.json:${lineOf('right')}  right  is not a text`,
    ])
  })

  it('reports a key that is there twice', () => {
    const text = JSON.stringify(locale('de')).replace('"left":', '"left":"Linke Seite","left":')
    expect(findings({ [`${folder}/de.json`]: text })).toEqual(one(/de\.json:1 {2}left {2}is there twice/))
  })
})

describe('plurals', () => {
  it('reports a missing form', () => {
    expect(withWords('de', { card: { guests_other: '{{count}} Gäste' } })).toEqual(
      one(/card\.guests_one {2}is missing: de has this plural form/),
    )
  })

  it('reports a form that Chinese does not have', () => {
    const card = { guests_one: '{{count}} 位客人', guests_other: '{{count}} 位客人' }
    expect(withWords('zh', { card })).toEqual(
      one(/card\.guests_one {2}is never shown: zh has no such plural form/),
    )
  })

  it('lets a form for none be', () => {
    const card = { guests_zero: '没有客人', guests_other: '{{count}} 位客人' }
    expect(withWords('zh', { card })).toEqual([])
  })
})

describe('placeholders', () => {
  it.each([
    [
      'a value that is left out',
      { list: { title: 'Zimmer' }, card: { guests_one: 'Gast', guests_other: 'Gäste' } },
      /fills in nothing, but English \{\{count\}\}/,
    ],
    [
      'a value under another name',
      { more: '<1>Alle {{summe}}</1>' },
      /fills in <1> \{\{summe\}\}, but English <1> \{\{total\}\}/,
    ],
    [
      'a tag that is left out',
      { more: 'Alle {{total}}' },
      /fills in \{\{total\}\}, but English <1> \{\{total\}\}/,
    ],
  ])('reports %s', (_what, words, why) => {
    expect(withWords('de', words)).toEqual(one(why))
  })

  it('lets a form for one do without its number', () => {
    expect(withWords('de', { card: { guests_one: 'ein Gast', guests_other: '{{count}} Gäste' } })).toEqual([])
  })
})

describe('texts as in English', () => {
  it('reports one that was not translated', () => {
    expect(withWords('de', { left: 'Left' })).toEqual(one(/de\.json:1 {2}left {2}is the English text/))
  })

  it('lets names be that same.json lists, and texts without letters', () => {
    const planted = Object.fromEntries(
      ['en', 'de', 'zh'].map((lang) => [
        `${folder}/${lang}.json`,
        { ...locale(lang), left: '24/7', right: '{{a}} ★' },
      ]),
    )
    expect(findings(planted)).toEqual([])
  })

  it('reports an exception that nothing needs any more', () => {
    expect(findings({ [`${folder}/same.json`]: ['Calm Rest', 'Wi-Fi'] })).toEqual(
      one(/same\.json {2}'Wi-Fi' {2}is the same in no language/),
    )
  })
})

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
