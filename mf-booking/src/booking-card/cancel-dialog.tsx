import type { Failure } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { formatDate, formatDateTime } from '@calm-rest/i18n'
import { ConfirmDialog } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import type { Cancellation } from './use-cancellation.ts'

interface CancelDialogProps {
  cancellation: Cancellation
  roomName: string
}

/** Says what cancelling means before it is done: free, or without refund. */
export const CancelDialog = ({ cancellation, roomName }: CancelDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { booking, isRoom, step, confirmed, left } = cancellation
  const sending = step.name === 'sending'
  const stay = {
    room: roomName,
    checkIn: formatDate(lang, booking.checkIn),
    checkOut: formatDate(lang, booking.checkOut),
  }
  const until = formatDateTime(lang, booking.freeCancellationUntil, hotel.timeZone)
  const meaning = booking.cancellation === 'free' ? 'cancel.free' : 'cancel.noRefund'
  return (
    <ConfirmDialog
      open={sending || step.name === 'asking'}
      onClose={left}
      onConfirm={confirmed}
      title={t(isRoom ? 'cancel.titleRoom' : 'cancel.title')}
      keepLabel={t('cancel.keep')}
      confirmLabel={sending ? t('cancel.sending') : t('cancel.confirm')}
      busy={sending}
      error={step.name === 'asking' && step.failure && failureWords(step.failure, t)}
    >
      <p>{t('cancel.stay', stay)}</p>
      <p>
        <strong>{t(meaning, { until })}</strong>
      </p>
    </ConfirmDialog>
  )
}

/** The server's words where it has any. */
export const failureWords = (failure: Failure, t: (key: string) => string): string =>
  failure.kind === 'api' ? failure.body.error || t('outcome.failed') : t('cancel.offline')
