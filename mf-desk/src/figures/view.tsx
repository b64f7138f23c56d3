import type { Figures } from '@calm-rest/contract/staff'
import { formatNumber, formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useKept } from '../language/kept-view.ts'
import { Answered } from '../parts/answered.tsx'
import { MonthPicker } from '../parts/month-picker.tsx'
import { monthOf } from '../parts/months.ts'
import { Page } from '../parts/page.tsx'
import { Titled } from '../parts/titled.tsx'
import { useLang, useSiteLang } from '../use-lang.ts'
import * as styles from './figures.module.css'
import { Nationalities } from './nationalities.tsx'
import { NightsChart } from './nights-chart.tsx'

/** Figures of a month, with the definition beside each. */
export const FiguresView = () => {
  const { t } = useTranslation()
  const [month, setMonth] = useKept('figures.month', () => monthOf(todayAtProperty()))
  const { answer, reload } = useAnswer('readFigures', { query: month })
  const { from, until } = month
  const lang = useSiteLang()
  const may = useMay()
  return (
    <Page>
      <MonthPicker month={month} onMonth={setMonth} />
      <Answered answer={answer} onRetry={() => void reload()}>
        {(figures) => <Ready figures={figures} />}
      </Answered>
      {may('export') && (
        <Button
          variant="secondary"
          href={`/api/staff/figures.csv?${new URLSearchParams({ from, until, lang })}`}
          download
        >
          {t('figures.csv')}
        </Button>
      )}
    </Page>
  )
}

const Ready = ({ figures }: { figures: Figures }) => {
  const { total, nights, pace, channels } = figures
  const { t } = useTranslation()
  const lang = useLang()
  const price = (dollars: number | null) => (dollars === null ? '–' : formatPrice(lang, dollars))
  const percent =
    total.occupancy === null
      ? '–'
      : formatNumber(lang, total.occupancy, { style: 'percent', maximumFractionDigits: 1 })
  const tiles = [
    ['occupancy', percent],
    ['adr', price(total.adr)],
    ['revpar', price(total.revpar)],
    ['revenue', price(total.revenue)],
  ] as const
  return (
    <>
      <dl className={styles.tiles}>
        {tiles.map(([name, value]) => (
          <div key={name} className={styles.tile}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.means}>{t(`figures.means.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Titled title={t('figures.nights', { sold: total.sold, available: total.available })}>
        <NightsChart nights={nights} />
      </Titled>
      <Titled title={t('figures.pace')}>
        <p>{t('figures.paceText', { sold: pace.sold, before: pace.soldYearBefore })}</p>
        <p className={styles.means}>{t('figures.means.pace')}</p>
      </Titled>
      {channels.length > 0 && (
        <Titled title={t('figures.channels')}>
          <dl className={styles.channels}>
            {channels.map(({ partner, sold, revenue }) => (
              <div key={partner}>
                <dt>{partner ?? t('figures.direct')}</dt>
                <dd>{t('nights', { count: sold })}</dd>
                <dd>{formatPrice(lang, revenue)}</dd>
              </div>
            ))}
          </dl>
        </Titled>
      )}
      <Nationalities figures={figures} />
    </>
  )
}
