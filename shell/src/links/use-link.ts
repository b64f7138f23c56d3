import type { Lang } from '@calm-rest/contract/widget'
import type { MouseEvent, MouseEventHandler } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { inLanguage, namesLanguage } from '../routes/addresses.ts'
import { useSite } from '../site/site.ts'
import { useSlots } from '../slots/slots.ts'

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

/** Address and handlers of a link to a screen, which is prefetched when a visitor points at the link or focuses it. */
export const useLink = (to: string, onClick?: MouseEventHandler<HTMLAnchorElement>) => {
  const { prefetchScreen } = useSite()
  const slots = useSlots()
  const target = inLanguage(to, useLinkLang())
  const go = useLinkClickHandler<HTMLAnchorElement>(target)
  const prefetch = () => prefetchScreen(to)
  return {
    href: useHref(target),
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      // while the page is hydrated the browser goes there by itself, as without a script
      if (!event.defaultPrevented && slots.isScreenHydrated()) go(event)
    },
  }
}
