import type { BookingReceipt } from '@calm-rest/contract/api'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useDesk } from '../desk/desk.ts'
import { SummaryRow } from '../summary/summary-row.tsx'
import * as styles from './confirmation.module.css'

const dateStyle = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** What was booked, in the server's own figures. */
export const ReceiptRows = ({ receipt }: { receipt: BookingReceipt }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { rooms } = useDesk()
  // the receipt keeps the language it was written in, the list follows the page
  const room = rooms.find(({ _id }) => _id === receipt.roomId)?.name ?? receipt.roomType
  return (
    <dl className={styles.rows}>
      <SummaryRow name={t('field.roomType')} value={room} />
      <SummaryRow name={t('field.checkIn')} value={formatDate(lang, receipt.checkIn, dateStyle)} />
      <SummaryRow name={t('field.checkOut')} value={formatDate(lang, receipt.checkOut, dateStyle)} />
      <SummaryRow name={t('summary.nights')} value={t('nights', { count: receipt.nights })} />
      <SummaryRow name={t('field.guests')} value={t('guests', { count: receipt.guests })} />
      <SummaryRow name={t('summary.total')} value={formatPrice(lang, receipt.totalPrice)} />
    </dl>
  )
}
