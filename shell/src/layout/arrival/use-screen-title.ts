import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScreenName } from '../../screens/screens.ts'

/** Names the tab after the screen, in the language of the page. A widget that knows better says so later. */
export const useScreenTitle = (name: ScreenName) => {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = name === 'home' ? t('titles.home') : t('titles.pattern', { screen: t(`titles.${name}`) })
  }, [name, t])
}
