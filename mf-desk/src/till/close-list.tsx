import type { TillClose } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { moment } from '../parts/moment.ts'
import { money } from '../parts/money.ts'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './till.module.css'

/** Closed tills, newest first. */
export const CloseList = ({ closes }: { closes: readonly TillClose[] }) => {
  const { t } = useTranslation()
  return (
    <Titled title={t('till.closes')}>
      <ul className={styles.closes}>
        {closes.map((close) => (
          <li key={close.number} className={styles.close}>
            <CloseLine close={close} />
          </li>
        ))}
      </ul>
    </Titled>
  )
}

const CloseLine = ({ close }: { close: TillClose }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { number, till, at, who, entries, cash, others } = close
  return (
    <>
      <p className={styles.head}>
        <span className={styles.name}>{t('till.number', { number, name: till })}</span>
        <span className={parts.soft}>{moment(lang, at)}</span>
      </p>
      <p className={parts.facts}>
        {cash.map(({ currency, counted }) => (
          <span key={currency}>{t('till.countedCash', { total: money(lang, counted, currency) })}</span>
        ))}
        {others.map(({ method, total }) => (
          <span key={method}>{`${t(`payment.by.${method}`)} ${formatPrice(lang, total)}`}</span>
        ))}
        <span>{t('till.entries', { count: entries })}</span>
        {who !== till && <span>{t('till.closedBy', { name: who })}</span>}
      </p>
      {cash
        .filter(({ difference }) => difference !== 0)
        .map(({ currency, difference, reason }) => (
          <p key={currency} className={styles.difference}>
            <span>
              {t(difference < 0 ? 'till.short' : 'till.over', {
                total: money(lang, Math.abs(difference), currency),
              })}
            </span>{' '}
            <span className={parts.soft}>{reason}</span>
          </p>
        ))}
    </>
  )
}
