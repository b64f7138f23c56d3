import { formatDate } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './prices.module.css'
import type { DraftRestriction, RefusedStay } from './refused-stay.ts'

interface RestrictionExampleProps {
  example: RefusedStay | undefined
  binds: DraftRestriction['binds']
}

/** A restriction of length as an example of a refused stay; empty if it restricts no length. */
export const RestrictionExample = ({ example, binds }: RestrictionExampleProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const day = (date: string) => formatDate(lang, date, { day: 'numeric', month: 'short' })
  return (
    <p role="status" className={styles.example}>
      {example &&
        t(`prices.example.${binds}`, {
          from: day(example.checkIn),
          until: day(example.checkOut),
          nights: t('nights', { count: example.nights }),
          night: day(example.night),
        })}
    </p>
  )
}
