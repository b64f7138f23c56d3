import type { WordsByLang } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenWords } from '../../site/screen-words.tsx'
import type { WithEarly } from '../early.ts'
import * as styles from './notice.module.css'

// all three come with it: few see them, while every page carries the name and hash of each chunk
const words: WordsByLang = {
  en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
  de: () => import(/* webpackMode: "eager" */ './locales/de.json'),
  zh: () => import(/* webpackMode: "eager" */ './locales/zh.json'),
}

export interface NoticeProps {
  /** The kept HTML. A press in it that waits for scripts is another try. */
  of: Element | null
  /** Only listens: a small thing among others is not spoken of. */
  silent?: boolean
  /** Another try runs. */
  busy: boolean
  onRetry: () => void
}

/** Says of the server's HTML that its scripts did not come. It lies on the window's edge and moves nothing. */
export const Notice = (props: NoticeProps) => (
  <ScreenWords namespace="keptNotice" words={words}>
    <Strip {...props} />
  </ScreenWords>
)

const Strip = ({ of, silent, busy, onRetry }: NoticeProps) => {
  const { t } = useTranslation('keptNotice')
  const { t: shell } = useTranslation()
  const strip = useRef<HTMLDivElement>(null)
  usePresses(busy ? null : of, onRetry)
  useFocusGoesTo(of, strip)
  const press = () => {
    // the button is disabled while it is busy, and would lose the focus to nothing
    strip.current?.focus()
    onRetry()
  }
  if (silent) return null
  return (
    <div ref={strip} role="status" tabIndex={-1} className={styles.notice}>
      <p>{t('text')}</p>
      <Button variant="secondary" busy={busy} onClick={press}>
        {shell('slot.retry')}
      </Button>
    </div>
  )
}

/** Whether a press in this element waits for scripts. */
const hasPresses = (within: Element) =>
  Boolean((globalThis as WithEarly).calmRestEarly?.presses.some(({ button }) => within.contains(button)))

/** The inline script holds a press however it is made, by a finger, a key or a voice, and marks its button. */
const usePresses = (of: Element | null, onPress: () => void) => {
  useEffect(() => {
    if (!of) return
    const look = () => hasPresses(of) && onPress()
    look()
    const marks = new MutationObserver(look)
    marks.observe(of, { attributeFilter: ['aria-busy'], subtree: true })
    return () => marks.disconnect()
  }, [of, onPress])
}

/** Once the scripts are there, a keyboard goes on in what they brought. */
const useFocusGoesTo = (of: Element | null, from: { current: Element | null }) => {
  useLayoutEffect(() => {
    const strip = from.current
    return () => {
      if (!strip?.contains(document.activeElement) || !(of instanceof HTMLElement)) return
      of.tabIndex = -1
      of.focus({ preventScroll: true })
    }
  }, [of, from])
}
