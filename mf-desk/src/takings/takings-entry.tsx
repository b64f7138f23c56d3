import { hotel } from '@calm-rest/contract/hotel'
import type { Takings } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDateTime, formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { toSection } from '../navigation/sections.ts'
import * as parts from '../parts/parts.module.css'
import { guestOf } from '../parts/stay-names.ts'
import { entryTitle } from '../payments/entry-title.ts'
import { tenderedWords } from '../payments/tendered-words.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './takings.module.css'

/** One payment or refund, with a link to the stay. */
export const TakingsEntry = ({ entry }: { entry: Takings['entries'][number] }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { at, who, amount, reference, note, tendered } = entry
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.time}>
        {formatDateTime(lang, at, hotel.timeZone, { timeStyle: 'short' })}
      </time>
      <div className={styles.what}>
        <p>
          <HostLink to={toSection({ section: 'stay', reference })}>{guestOf(entry) || reference}</HostLink>
        </p>
        <p className={parts.facts}>
          <span>{entryTitle(entry, t)}</span>
          <span>{who}</span>
          <span className={styles.reference}>{reference}</span>
        </p>
        {tendered && <p className={styles.small}>{tenderedWords(tendered, lang, t)}</p>}
        {note && <p className={styles.small}>{note}</p>}
      </div>
      <span className={styles.amount}>{formatPrice(lang, amount)}</span>
    </li>
  )
}
