import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ScreenName } from '../screens/screens.ts'
import { useSite } from '../site/site.ts'
import { screenDescription, screenTitle, titleWith } from './texts.ts'
import { headWords } from './words.ts'

/** Names the tab and the address of a screen, in the language of the page. A widget that knows better says so later. */
export const usePageHead = (screen: ScreenName) => {
  const { head } = useSite()
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => {
    const lang = i18n.language as Lang
    head.arrived({
      screen,
      pathname,
      lang,
      title: screenTitle(t, screen),
      titleFor: (name) => titleWith(t, name),
      describe: async () => {
        const { default: words } = await headWords[lang]()
        const all = { ...i18n.getResourceBundle(lang, 'translation'), ...words }
        return screenDescription(createWordsInstance(lang, all).t, screen)
      },
    })
  }, [head, screen, pathname, t, i18n])
}
