import { describe, expect, it } from 'vitest'
import { linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkWords } from './index.ts'
import { findings, folder, inOrder, locale, one, withWords } from './project.fixture.ts'

it('finds nothing where every language is complete and used', () => {
  const report = checkWords(plantTree(inOrder))
  expect(linesOf(report)).toEqual([])
  expect(report.seen).toEqual({ files: 1, words: 35 })
})

it('lets every workspace ask for the words of the contract, and reports those that none asks for', () => {
  const words = (label: string, other: string) => ({ guestText: { diet: { label, other } } })
  const texts = 'packages/contract/src/guest-texts/locales'
  const asked = 'const text = t(`guestText.$' + '{name}.label`)'
  const planted = {
    ...inOrder,
    'packages/contract/package.json': {},
    [`${texts}/en.json`]: words('Diet', 'Other'),
    [`${texts}/de.json`]: words('Ernährung', 'Anderes'),
    [`${texts}/zh.json`]: words('饮食', '其他'),
    'mf-rooms/src/list.tsx': `${inOrder['mf-rooms/src/list.tsx']}\n${asked}`,
  }
  expect(findings(planted)).toEqual(
    one(/guest-texts\/locales\/en\.json:\d+ {2}guestText\.diet\.other {2}is used nowhere/),
  )
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

  it('reports a file that is not JSON', () => {
    expect(findings({ [`${folder}/de.json`]: '{ "a": ' })).toContainEqual(
      expect.stringMatching(/de\.json {2}is no JSON/),
    )
  })

  it('reports a key that one language lacks', () => {
    expect(withWords('de', { kind: { family: 'Familie' } })).toEqual(
      one(/de\.json {2}kind\.standard {2}is missing, but en and zh have it/),
    )
  })

  it('reports a key that only one language has, in both others', () => {
    const lines = withWords('zh', { 'kind.suite': '套房' })
    expect(lines).toEqual([
      expect.stringMatching(/en\.json {2}kind\.suite/),
      expect.stringMatching(/de\.json {2}kind\.suite/),
    ])
  })

  it('holds a further language to the same, as the desk may have one', () => {
    const tamil = { [`${folder}/ta.json`]: { ...locale('de'), left: 'இடது', right: undefined } }
    expect(findings(tamil)).toEqual(one(/ta\.json {2}right {2}is missing, but en and de and zh have it/))
  })

  it('reports an empty text and a value that is not a text, with the line', () => {
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
