import type { ShownTexts, TextScreen } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import { use, useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../site/site.ts'

/** Texts of a screen in the language that the page shows, or a promise of them. */
const useFound = <Screen extends TextScreen>(screen: Screen) => {
  const { texts } = useSite()
  const { i18n } = useTranslation()
  return texts.read(screen, i18n.language as Lang)
}

/** The owner's texts of a screen. Waits for those that did not come with the page. */
export const useTexts = <Screen extends TextScreen>(screen: Screen): ShownTexts<Screen> => {
  const found = useFound(screen)
  return found instanceof Promise ? use(found) : found
}

const none = {}

/** The owner's texts that every page carries; nothing waits for them where they are missing. */
export const useSiteTexts = (): ShownTexts<'site'> => {
  const found = useFound('site')
  const [, arrived] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (found instanceof Promise) void found.then(arrived, () => {})
  }, [found])
  return found instanceof Promise ? none : found
}
