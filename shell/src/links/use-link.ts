import type { Lang } from '@calm-rest/contract/widget'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { namesLanguage } from '../routes/addresses.ts'
import { useSite } from '../site/site.ts'

/**
 * The language that links name: that of the page, where its address names one. A visitor without scripts stays in it
 * from page to page; one with scripts also after a reload.
 */
export const useLinkLang = (): Lang | undefined => {
  const { language } = useSite()
  const { search } = useLocation()
  const lang = useStore(language, (state) => state.lang)
  return namesLanguage(search) ? lang : undefined
}

/** Handlers of a link that prefetch its screen when a visitor points at it or focuses it. */
export const usePrefetch = (to: string) => {
  const { prefetchScreen } = useSite()
  const prefetch = () => prefetchScreen(to)
  return { onPointerEnter: prefetch, onFocus: prefetch }
}
