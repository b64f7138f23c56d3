import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../links/screen-link.tsx'
import * as styles from '../nav-bar.module.css'
import { barWidths, fittingEntries } from './fitting-entries.ts'

export interface Entry {
  to: string
  label: string
}

export interface MoreEntriesProps {
  own: readonly Entry[]
  entries: readonly Entry[]
  onGo: () => void
}

const moreId = 'more'

/**
 * More entries of remotes than the bar may hold. Each stands in the bar from a width on, `data-from`, and below it in the
 * list that 'More' opens, `data-until`; menu-style.ts shows them. On phones all stand in the menu. The list is a popover:
 * the browser opens it, closes it by Escape and a press elsewhere, and says whether it is open.
 */
export const MoreEntries = ({ own, entries, onGo }: MoreEntriesProps) => {
  const { t } = useTranslation()
  const counts = fittingEntries({
    own: own.map(({ label }) => label),
    book: t('common.bookNow'),
    more: t('layout.more'),
    labels: entries.map(({ label }) => label),
  })
  /** Width from which the entry at this place stands in the bar; undefined if there is none. */
  const fromOf = (place: number) => barWidths.find((_, at) => place < (counts[at] ?? 0))
  const [narrowest] = barWidths
  const placed = entries.map((entry, place) => ({ ...entry, from: fromOf(place) }))
  const inBar = placed.filter(({ from }) => from !== undefined)
  const inMore = placed.filter(({ from }) => from !== narrowest)
  const go = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
    onGo()
  }
  return (
    <>
      {inBar.map(({ to, label, from }) => (
        <li key={to} data-from={from === narrowest ? undefined : from}>
          <ScreenLink to={to} className={styles.link} onClick={onGo}>
            {label}
          </ScreenLink>
        </li>
      ))}
      {inMore.length > 0 && (
        <li data-more="" data-until={fromOf(entries.length - 1)}>
          <button type="button" className={styles.link} popoverTarget={moreId}>
            {t('layout.more')}
          </button>
          <ul id={moreId} popover="auto">
            {inMore.map(({ to, label, from }) => (
              <li key={to} data-until={from}>
                <ScreenLink to={to} className={styles.link} onClick={go}>
                  {label}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </li>
      )}
    </>
  )
}
