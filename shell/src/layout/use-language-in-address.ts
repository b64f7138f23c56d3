import { isLang } from '@calm-rest/contract/widget'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useSite } from '../site/site.ts'

/**
 * Keeps the language of an address that names one true, after the picker and on the way back to an older page: a reload
 * then shows the language that was chosen. An address without a language stays as it is, and the choice is in memory.
 */
export const useLanguageInAddress = () => {
  const { language } = useSite()
  const lang = useStore(language, (state) => state.lang)
  const { key } = useLocation()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has an address of its own
  useEffect(() => {
    const correct = () => {
      const url = new URL(location.href)
      const named = url.searchParams.get('lang')
      if (!isLang(named) || named === lang) return
      url.searchParams.set('lang', lang)
      history.replaceState(history.state, '', url)
    }
    // the first page is in the language that the server gave it, and the desk reads its own from the address
    if (!isFirst.current) correct()
    isFirst.current = false
    // going back before the next screen is complete returns to the same key
    addEventListener('popstate', correct)
    return () => removeEventListener('popstate', correct)
  }, [lang, key])
}
