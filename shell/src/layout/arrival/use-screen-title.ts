import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScreenName } from '../../screens/screens.ts'

/** Screens whose widget names the tab after what it shows, in every language: the name of the room. */
const titledByWidget: ReadonlySet<ScreenName> = new Set(['room'])

/** Names the tab after the screen, in the language of the page. */
export const useScreenTitle = (name: ScreenName) => {
  const { t } = useTranslation()
  const shown = useRef<ScreenName>(undefined)
  useEffect(() => {
    if (shown.current === name && titledByWidget.has(name)) return
    shown.current = name
    document.title = name === 'home' ? t('titles.home') : t('titles.pattern', { screen: t(`titles.${name}`) })
  }, [name, t])
}
