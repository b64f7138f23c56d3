import type { Figures } from '@calm-rest/contract/staff'
import { VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './figures.module.css'

/** Label of every fifth day: more do not fit on a phone. */
const dayNumber = (night: string) => {
  const day = Number(night.slice(8))
  return day === 1 || day % 5 === 0 ? day : ''
}

/** Sold nights as bars within the available ones. */
export const NightsChart = ({ nights }: Pick<Figures, 'nights'>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const most = Math.max(1, ...nights.map(({ available }) => available))
  return (
    <ol className={styles.chart}>
      {nights.map(({ night, sold, available }) => {
        const day = shortDay(lang, night)
        return (
          <li key={night} className={styles.night} title={t('figures.night', { day, sold, available })}>
            <span className={styles.available} style={{ blockSize: `${(available / most) * 100}%` }}>
              <span
                className={styles.sold}
                style={{ blockSize: `${available === 0 ? 0 : (sold / available) * 100}%` }}
              />
            </span>
            <VisuallyHidden>{t('figures.night', { day, sold, available })}</VisuallyHidden>
            <span aria-hidden="true" className={styles.dayNumber}>
              {dayNumber(night)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
