import { classNames } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { stateLooks } from '../parts/state-looks.ts'
import * as bars from './chart-bar.module.css'
import * as styles from './chart-view.module.css'
import * as tape from './tape-chart.module.css'

const states = ['expected', 'due', 'in_house', 'left', 'unseen', 'no_show', 'ownStay', 'block'] as const

const lookOf = (state: (typeof states)[number]) => {
  if (state === 'ownStay') return bars.ownStay
  return state === 'block' ? bars.block : stateLooks[state]
}

/** Legend of the colours and signs. */
export const ChartLegend = () => {
  const { t } = useTranslation()
  return (
    <ul className={styles.legend} aria-label={t('chart.legend')}>
      {states.map((state) => (
        <li key={state} className={styles.legendEntry}>
          <span aria-hidden="true" data-look={state} className={classNames(styles.swatch, lookOf(state))}>
            <span className={bars.text} />
          </span>
          <span>{t(`legend.${state}`)}</span>
        </li>
      ))}
      <li className={styles.legendEntry}>
        <span aria-hidden="true" className={classNames(styles.swatch, tape.closedSwatch)} />
        <span>{t('closed.property')}</span>
      </li>
    </ul>
  )
}
