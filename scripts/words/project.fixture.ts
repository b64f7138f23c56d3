import { expect } from 'vitest'
import { type Files, linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkWords } from './index.ts'

export const folder = 'mf-rooms/src/locales'
export const inOrder: Files = {
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

export const locale = (lang: string) => inOrder[`${folder}/${lang}.json`] as Record<string, unknown>
export const findings = (planted: Files) => linesOf(checkWords(plantTree({ ...inOrder, ...planted })))
/** Findings where the words of one language are replaced by these. */
export const withWords = (lang: string, words: object) =>
  findings({ [`${folder}/${lang}.json`]: { ...locale(lang), ...words } })
export const one = (pattern: RegExp) => [expect.stringMatching(pattern)]
