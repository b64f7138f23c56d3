import type { Till } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Badge } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { Card } from '../parts/card.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import { moment } from '../parts/moment.ts'
import { money } from '../parts/money.ts'
import * as parts from '../parts/parts.module.css'
import * as tables from '../parts/table.module.css'
import { useLang } from '../use-lang.ts'
import { CloseDialog } from './close-dialog.tsx'

interface TillCardProps {
  till: Till
  onClosed: () => void
}

/** One open till: cash by currency, and what was paid by other methods. */
export const TillCard = ({ till, onClosed }: TillCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const may = useMay()
  const { name, isOwn, closedAt, entries } = till
  return (
    <Card title={name} badge={isOwn && <Badge>{t('till.own')}</Badge>}>
      <p className={parts.facts}>
        <span>{t('till.entries', { count: entries })}</span>
        <span>
          {closedAt === null ? t('till.neverClosed') : t('till.since', { at: moment(lang, closedAt) })}
        </span>
      </p>
      <TillTable till={till} />
      {may('close the till') && (
        <DialogButton
          variant="secondary"
          aria-label={t('till.closeOf', { name })}
          dialog={(end) => <CloseDialog {...end} till={till} />}
          onDone={onClosed}
        >
          {t('till.countAndClose')}
        </DialogButton>
      )}
    </Card>
  )
}

const TillTable = ({ till: { name, cash, others } }: { till: Till }) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <table className={tables.table} aria-label={name}>
      <tbody>
        {cash.map(({ currency, opening, expected }) => (
          <tr key={currency}>
            <th scope="row">
              <span>{t('till.cash', { currency })}</span>{' '}
              {opening !== 0 && (
                <span className={parts.soft}>
                  {t('till.opening', { total: money(lang, opening, currency) })}
                </span>
              )}
            </th>
            <td>{money(lang, expected, currency)}</td>
          </tr>
        ))}
        {others.map(({ method, total }) => (
          <tr key={method}>
            <th scope="row">{t(`payment.by.${method}`)}</th>
            <td>{formatPrice(lang, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
