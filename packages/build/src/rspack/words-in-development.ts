import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from '@rspack/core'

/** Rules for words in development: an edited file of words shows in the open page, and no state is lost. */
export const wordsInDevelopment: RuleSetRule[] = [
  { test: /[\\/]locales[\\/]\w+\.json$/, loader: fileURLToPath(import.meta.url), type: 'javascript/auto' },
]

/**
 * The loader of that rule. Mounted widgets hold the object of their words, so a new version of the module writes into
 * the first one; `createWordsInstance` in packages/i18n hears of it.
 */
export default function asModule(json: string): string {
  return `const next = ${json}
const words = import.meta.webpackHot.data?.words ?? next
export default words
if (words !== next) {
  for (const key of Object.keys(words)) delete words[key]
  Object.assign(words, next)
  dispatchEvent(new Event('calm-rest-words'))
}
import.meta.webpackHot.accept()
import.meta.webpackHot.dispose((data) => { data.words = words })
`
}
