import type { Lang } from '@calm-rest/contract/widget'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { NamedScreen } from '../routes/screens.ts'
import { useSite } from '../site/site.ts'
import { hasTexts } from '../texts/text-screens.ts'
import { useDocumentHead } from './document-head.ts'
import { pageTitle, screenDescription, titleWith } from './texts.ts'

/** Sets title and addresses of a screen, in the language of the page; a widget may report a more exact title later. */
export const useScreenHead = (screen: NamedScreen) => {
  const head = useDocumentHead()
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const { texts } = useSite()
  useEffect(() => {
    const lang = i18n.language as Lang
    const home = screen.name === 'home' ? texts.read('home', lang) : undefined
    head.screenShown({
      screen,
      pathname,
      lang,
      // the screen is shown with its texts, so they are here
      title: pageTitle(t, screen, { lang, home: home instanceof Promise ? undefined : home }),
      titleFor: (name) => titleWith(t, name),
      describe: async () => {
        const { name } = screen
        return hasTexts(name)
          ? screenDescription(screen, { [name]: await texts.read(name, lang) })
          : undefined
      },
    })
  }, [head, screen, pathname, t, i18n, texts])
}
