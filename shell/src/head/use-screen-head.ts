import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, type WordsByLang } from '@calm-rest/i18n'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { placeWords } from '../hotel/place-words.ts'
import type { NamedScreen } from '../routes/screens.ts'
import { useSite } from '../site/site.ts'
import { useDocumentHead } from './document-head.ts'
import { pageTitle, screenDescription, titleWith } from './texts.ts'

/** Words that only search engines and previews read: a browser fetches them after its first change of screen. */
const headWords: WordsByLang = {
  en: () => import(/* webpackChunkName: "head-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "head-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "head-zh" */ './locales/zh.json'),
}

/** Sets title and addresses of a screen, in the language of the page; a widget may report a more exact title later. */
export const useScreenHead = (screen: NamedScreen) => {
  const head = useDocumentHead()
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const { facts } = useSite()
  useEffect(() => {
    const lang = i18n.language as Lang
    head.screenShown({
      screen,
      pathname,
      lang,
      title: pageTitle(t, screen, lang),
      titleFor: (name) => titleWith(t, name),
      describe: async () => {
        const { default: words } = await headWords[lang]()
        const all = { ...i18n.getResourceBundle(lang, 'translation'), ...words }
        return screenDescription(createWordsInstance(lang, all, placeWords(facts, lang)).t, screen)
      },
    })
  }, [head, screen, pathname, t, i18n, facts])
}
