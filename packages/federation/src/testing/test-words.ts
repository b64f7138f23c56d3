import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, type WordsByLang, type WordsInstance } from '@calm-rest/i18n'

/** Words of a view under test. Asking for a key that is missing throws: a page would show the key itself. */
export const testWords = async (words: WordsByLang, lang: Lang): Promise<WordsInstance> => {
  const { default: chunk } = await words[lang]()
  const instance = createWordsInstance(lang, chunk)
  // i18next emits the event only then
  instance.options.saveMissing = true
  instance.on('missingKey', (_langs: unknown, _namespace: unknown, key: string, shown: string) => {
    // with `defaultValue` a view shows something else; the key of a plural ends with its form
    if (key !== shown && !key.startsWith(`${shown}_`)) return
    throw new Error(`There is no '${key}' in the words of '${lang}'.`)
  })
  return instance
}
