import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, type Words } from '@calm-rest/i18n'
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useStore } from 'zustand'
import { placeWords } from '../hotel/place-words.ts'
import { fade } from '../transitions/fade.ts'
import { useSite } from './site.ts'
import { words } from './words.ts'

interface ShellWordsProps {
  /** Words of the first language, loaded before the first render. */
  first: { lang: Lang; words: Words }
  children: ReactNode
}

/** The shell's own words. A change of language shows when its words have arrived; until then the old ones stand. */
export const ShellWords = ({ first, children }: ShellWordsProps) => {
  const { language, facts, texts } = useSite()
  const lang = useStore(language, (state) => state.lang)
  const [shown, setShown] = useState(() => ({
    lang: first.lang,
    i18n: createWordsInstance(first.lang, first.words, placeWords(facts, first.lang)),
  }))
  useEffect(() => {
    if (lang === shown.lang) return
    let current = true
    const siteTexts = Promise.resolve(texts.read('site', lang)).catch(() => {})
    void Promise.all([words[lang](), siteTexts]).then(([chunk]) => {
      fade(() => {
        // a screen that waits for words of its own keeps its place on the page meanwhile
        const i18n = createWordsInstance(lang, chunk.default, placeWords(facts, lang))
        if (current) startTransition(() => setShown({ lang, i18n }))
      })
    })
    return () => {
      current = false
    }
  }, [facts, lang, shown.lang, texts])
  useLayoutEffect(() => {
    document.documentElement.lang = shown.lang
  }, [shown.lang])
  return <I18nextProvider i18n={shown.i18n}>{children}</I18nextProvider>
}
