import type { TillPage } from '@calm-rest/contract/staff'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import { ArrivedDialog } from './arrived-dialog.tsx'
import * as styles from './till.module.css'

interface InTransitProps extends Pick<TillPage, 'inTransit' | 'payouts'> {
  onArrived: () => void
}

/** What was paid by card or code and has not arrived in the account, and what did. */
export const InTransit = ({ inTransit, payouts, onArrived }: InTransitProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const may = useMay()
  if (inTransit.length === 0 && payouts.length === 0) return null
  return (
    <Titled title={t('till.onItsWay')}>
      <ul className={styles.closes}>
        {inTransit.map(({ method, days }) => {
          const name = t(`payment.by.${method}`)
          const first = days.at(0)
          const last = days.at(-1)
          return (
            first &&
            last && (
              <li key={method} className={styles.close}>
                <p className={styles.head}>
                  <span className={styles.name}>{name}</span>
                  <span>{formatPrice(lang, last.total)}</span>
                </p>
                <p className={parts.facts}>
                  <span>{t('till.entries', { count: last.entries })}</span>
                  <span>{t('till.since', { at: formatDate(lang, first.day, { dateStyle: 'medium' }) })}</span>
                </p>
                {may('close the till') && (
                  <div className={parts.quietActions}>
                    <DialogButton
                      variant="quiet"
                      size="small"
                      aria-label={t('till.arrivedOf', { name })}
                      dialog={(end) => <ArrivedDialog {...end} method={method} days={days} />}
                      onDone={onArrived}
                    >
                      {t('till.arrived')}
                    </DialogButton>
                  </div>
                )}
              </li>
            )
          )
        })}
        {payouts.map(({ id, method, at, who, arrived, fee }) => (
          <li key={id} className={styles.close}>
            <p className={styles.head}>
              <span>
                {t('till.arrivedBy', { name: t(`payment.by.${method}`), total: formatPrice(lang, arrived) })}
              </span>
              <span className={parts.soft}>{moment(lang, at)}</span>
            </p>
            <p className={parts.facts}>
              {fee !== 0 && <span>{t('till.fee', { total: formatPrice(lang, fee) })}</span>}
              <span>{who}</span>
            </p>
          </li>
        ))}
      </ul>
    </Titled>
  )
}
