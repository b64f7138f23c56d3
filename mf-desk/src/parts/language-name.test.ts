import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'

it.each([
  ['en', ['English', 'German', 'Chinese']],
  ['de', ['Englisch', 'Deutsch', 'Chinesisch']],
  ['zh', ['英语', '德语', '中文']],
])('names the languages of the site in %s', (pageLang, names) => {
  expect(['en', 'de', 'zh'].map((lang) => languageName(pageLang, lang))).toEqual(names)
})
