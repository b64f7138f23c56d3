import type { Takings } from '@calm-rest/contract/staff'
import { useHost } from '@calm-rest/federation/widget'
import { formatPrice } from '@calm-rest/i18n'
import { Button, EmptyState, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { useToday } from '../api/use-today.ts'
import { Answered } from '../parts/answered.tsx'
import { Page } from '../parts/page.tsx'
import * as tables from '../parts/table.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import { DayPicker } from './day-picker.tsx'
import * as styles from './takings.module.css'
import { TakingsEntry } from './takings-entry.tsx'

/** Payments and refunds of a day, to count the till by and to print. */
export const TakingsView = () => {
  const { t } = useTranslation()
  const today = useToday()
  const { property } = useHost()
  const [day, setDay] = useState(today)
  const { answer, reload } = useAnswer('readTakings', { query: { day } })
  return (
    <Page width="text">
      <p className={styles.onPaper}>{[property?.name, t('section.takings')].filter(Boolean).join(' · ')}</p>
      <DayPicker day={day} last={today} onDay={setDay} />
      <Answered answer={answer} onRetry={() => void reload()}>
        {(takings) => <DayTakings takings={takings} />}
      </Answered>
    </Page>
  )
}

export const DayTakings = ({ takings: { entries, sums, total } }: { takings: Takings }) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (entries.length === 0) return <EmptyState draw={icons.sun}>{t('takings.none')}</EmptyState>
  return (
    <>
      <Titled title={t('takings.sums')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('payment.method')}</th>
              <th scope="col">{t('takings.received')}</th>
              <th scope="col">{t('takings.returned')}</th>
              <th scope="col">{t('takings.total')}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ method, received, returned, total: sum }) => (
              <tr key={method}>
                <th scope="row">{t(`payment.by.${method}`)}</th>
                <td>{formatPrice(lang, received)}</td>
                <td>{formatPrice(lang, returned)}</td>
                <td>{formatPrice(lang, sum)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('takings.all')}</th>
              <td />
              <td />
              <td>{formatPrice(lang, total)}</td>
            </tr>
          </tfoot>
        </table>
      </Titled>
      <Titled title={t('takings.entries')}>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <TakingsEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Titled>
      <Button variant="secondary" className={styles.print} onClick={() => window.print()}>
        {t('takings.print')}
      </Button>
    </>
  )
}
