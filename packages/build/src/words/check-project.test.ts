import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { checkProjectWords } from './index.ts'

const inOrder = {
  'src/welcome/view.tsx': "export const View = () => <p>{t('title')}{t('guests', { count: 2 })}</p>",
  'src/welcome/view.test.tsx': "t('nowhere')",
  'src/locales/en.json': {
    title: 'Welcome, {{name}}',
    guests_one: '{{count}} guest',
    guests_other: '{{count}} guests',
  },
  'src/locales/de.json': {
    title: 'Willkommen, {{name}}',
    guests_one: '{{count}} Gast',
    guests_other: '{{count}} Gäste',
  },
  'src/locales/zh.json': { title: '{{name}}，欢迎光临', guests_other: '{{count}} 位客人' },
}

const checked = (changes: Record<string, object | string>) => {
  const folder = temporaryFolder()
  for (const [file, content] of Object.entries({ ...inOrder, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return checkProjectWords(folder).map(({ file, what, why }) => `${file} ${what} ${why}`)
}

it('finds nothing where every language has the same words', () => {
  expect(checked({})).toEqual([])
})

it.each<[string, Record<string, object | string>, string]>([
  [
    'a key that a language lacks',
    { 'src/locales/zh.json': { guests_other: '{{count}} 位客人' } },
    'src/locales/zh.json title is missing, but en and de have it',
  ],
  [
    'a plural form that a language lacks',
    { 'src/locales/de.json': { title: 'Willkommen, {{name}}', guests_other: '{{count}} Gäste' } },
    'src/locales/de.json guests_one is missing: de has this plural form',
  ],
  [
    'another placeholder',
    { 'src/locales/zh.json': { title: '{{nom}}，欢迎光临', guests_other: '{{count}} 位客人' } },
    'src/locales/zh.json title fills in {{nom}}, but English {{name}}',
  ],
  [
    'a word without a dot in its key that no file has',
    { 'src/welcome/more.tsx': "export const More = () => <p>{t('rooms')}</p>" },
    'src/welcome/more.tsx rooms is asked for, but not in src/locales/en.json',
  ],
  [
    'a word that a template of Vue asks for and no file has',
    {
      'src/welcome/Welcome.vue':
        "<template>\n<p>{{ welcome.t('title', { name }) }} {{ welcome.t('welcome.rooms') }}</p></template>",
    },
    'src/welcome/Welcome.vue welcome.rooms is asked for, but not in src/locales/en.json',
  ],
])('finds %s', (_, changes, expected) => {
  expect(checked(changes)).toEqual([expected])
})
