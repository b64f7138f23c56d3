import { limits } from '@calm-rest/contract/limits'
import { isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { formatStay } from '@calm-rest/i18n'
import { Icon, icons } from '@calm-rest/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './folded-search.module.css'

interface FoldedSearchProps {
  /** The searched dates and guests. */
  search: StaySearch
  /** Something is wrong with it, which the fields say. */
  isRefused: boolean
  lang: Lang
  /** The form. */
  children: ReactNode
}

/**
 * The form, which collapses to one line on a phone once it has a result: the result is then on the first
 * screen.
 */
export const FoldedSearch = ({ search, isRefused, lang, children }: FoldedSearchProps) => {
  const { t } = useTranslation()
  const fold = useRef<HTMLDetailsElement>(null)
  const line = useRef<HTMLElement>(null)
  const { checkIn = '', checkOut = '', guests = limits.guests.default } = search
  const isAsked = isCalendarDate(checkIn) && isCalendarDate(checkOut) && !isRefused
  useLayoutEffect(() => {
    if (isAsked) foldAway(fold.current, line.current)
  }, [isAsked])
  return (
    <details
      ref={fold}
      className={styles.fold}
      open={!isAsked}
      onSubmit={() => isAsked && foldAway(fold.current, line.current)}
    >
      <summary ref={line} className={styles.line}>
        {isAsked && (
          <>
            <Icon draw={icons.calendar} />
            <span className={styles.stay}>
              <strong>{formatStay(lang, { checkIn, checkOut })}</strong>{' '}
              <span className={styles.guests}>{t('search.guestCount', { count: guests })}</span>
            </span>
            <span className={styles.change}>{t('search.change')}</span>
          </>
        )}
      </summary>
      {children}
    </details>
  )
}

/** Where the line is not shown it takes no focus: that stays on the button that was pressed. */
const foldAway = (fold: HTMLDetailsElement | null, line: HTMLElement | null) => {
  if (!fold) return
  const hadFocus = fold.querySelector(':focus')
  fold.open = false
  if (hadFocus) line?.focus()
}
