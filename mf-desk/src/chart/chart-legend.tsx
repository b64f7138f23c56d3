import { classNames } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as bars from './chart-bar.module.css'
import * as styles from './chart-view.module.css'

const looks = [
  ['expected', bars.expected],
  ['due', classNames(bars.expected, bars.due)],
  ['in_house', bars.in_house],
  ['left', bars.left],
  ['unseen', bars.unseen],
  ['no_show', bars.no_show],
  ['block', bars.block],
] as const

/** What the colours and signs mean. */
export const ChartLegend = () => {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend} aria-label={t('chart.legend')}>
      {looks.map(([state, look]) => (
        <li key={state} className={styles.legendEntry}>
          <span aria-hidden="true" className={classNames(styles.swatch, look)}>
            <span className={bars.text} />
          </span>
          {t(`legend.${state}`)}
        </li>
      ))}
    </ul>
  )
}
