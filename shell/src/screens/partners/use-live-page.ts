import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, choiceQuery } from './choice.ts'
import type { HostileName } from './hostile-pages.ts'

export interface LivePage {
  frame: RefObject<HTMLIFrameElement | null>
  /** Address of the page in the frame. */
  page: string
}

/** Long enough to type on, short enough to wait for. */
const restMs = 400

/** A page with the elements that were chosen; `host` is the style sheet around them, a quiet one without. */
export const useLivePage = (choice: Choice, host?: HostileName): LivePage => {
  const { i18n } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const query = { lang: i18n.language, ...(host && { host }), ...choiceQuery(choice) }
  return { frame, page: useSettled(`/partners/playground?${new URLSearchParams(query)}`, restMs) }
}

/** A value once it has rested for a moment: no page is loaded anew for each letter that is typed. */
const useSettled = <T>(value: T, restMs: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
