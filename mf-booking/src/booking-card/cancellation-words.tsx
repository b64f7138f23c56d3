import type { GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { formatDateTime } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'

/** What the house's policy means for this booking, now. */
export const CancellationWords = ({ booking }: { booking: GuestBooking }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { status, cancellation, cancelledAt, refund, freeCancellationUntil } = booking
  if (status === 'cancelled') {
    if (!cancelledAt) return null
    const on = formatDateTime(lang, cancelledAt, hotel.timeZone, { dateStyle: 'long' })
    return t(refund === 'none' ? 'policy.cancelledNone' : 'policy.cancelledFull', { on })
  }
  if (status !== 'confirmed') return null
  if (cancellation === 'closed') return t('policy.closed')
  const until = formatDateTime(lang, freeCancellationUntil, hotel.timeZone)
  return cancellation === 'free' ? t('policy.free', { until }) : t('policy.noRefund')
}
