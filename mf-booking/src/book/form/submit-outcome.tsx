import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useShownPrice } from '../context/booking-context.ts'
import { OtherRooms } from './other-rooms.tsx'
import { useAutoFocus } from './use-field.ts'

/** Why the last attempt failed (specification, §8), and the next step; empty after a success. */
export const SubmitOutcome = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const phase = useBooking((state) => state.phase)
  const quote = useShownPrice()
  const isOneRoom = useBooking((state) => state.draft.additionalRooms.length === 0)
  const alert = { tabIndex: -1, 'data-outcome': '', ...useAutoFocus('outcome') }
  switch (phase.status) {
    case 'sending':
      return phase.isChecked ? <Alert>{t('check.running')}</Alert> : null
    case 'editing':
    case 'booked':
      return null
    case 'unconfirmed':
      return (
        <Alert {...alert} tone="warning" title={t('outcome.unconfirmed')}>
          <span>
            {quote &&
              t('outcome.price', {
                nights: t('nights', { count: quote.nights }),
                total: formatPrice(lang, quote.total),
              })}
          </span>
          {quote && <ConfirmPrice total={quote.total} />}
        </Alert>
      )
    case 'failed':
      return (
        <Alert {...alert} tone="danger">
          {t('outcome.failed')}
        </Alert>
      )
    case 'refused':
      return (
        <Alert {...alert} tone="danger" title={t('outcome.refused', { error: phase.message })}>
          {phase.code === 'room_taken' && isOneRoom && <OtherRooms thenTo="submit" />}
          {phase.total !== undefined && <ConfirmPrice total={phase.total} />}
        </Alert>
      )
  }
}

/** Books at a price that was just shown for the first time. */
const ConfirmPrice = ({ total }: { total: number }) => {
  const { t } = useTranslation()
  const lang = useLang()
  return <Button type="submit">{t('outcome.confirmPrice', { total: formatPrice(lang, total) })}</Button>
}
