import type { Failure, GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { formatDate, formatDateTime } from '@calm-rest/i18n'
import { ConfirmDialog } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import type { CancelSteps } from './use-cancel-steps.ts'

interface CancelDialogProps {
  steps: CancelSteps
  title: string
  /** What is cancelled: rooms of one booking, so that one time of free cancellation holds for all. */
  rooms: readonly { booking: GuestBooking; name: string }[]
}

/** Says what cancelling means before it is done: free, or without refund. */
export const CancelDialog = ({ steps: { step, confirmed, left }, title, rooms }: CancelDialogProps) => {
  const { t } = useTranslation()
  const sending = step.name === 'sending'
  return (
    <ConfirmDialog
      open={sending || step.name === 'asking'}
      onClose={left}
      onConfirm={confirmed}
      title={title}
      keepLabel={t('cancel.keep')}
      confirmLabel={sending ? t('cancel.sending') : t('cancel.confirm')}
      busy={sending}
      error={step.name === 'asking' && step.failure && failureWords(step.failure, t)}
    >
      <Stays rooms={rooms} />
      {rooms[0] && <Meaning booking={rooms[0].booking} />}
    </ConfirmDialog>
  )
}

const Stays = ({ rooms }: Pick<CancelDialogProps, 'rooms'>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const stays = rooms.map(({ booking: { reference, checkIn, checkOut }, name: room }) => {
    const dates = { checkIn: formatDate(lang, checkIn), checkOut: formatDate(lang, checkOut) }
    return { reference, stay: t('cancel.stay', { room, ...dates }) }
  })
  if (stays.length === 1) return <p>{stays[0]?.stay}</p>
  return (
    <ul>
      {stays.map(({ reference, stay }) => (
        <li key={reference}>{stay}</li>
      ))}
    </ul>
  )
}

const Meaning = ({ booking }: { booking: GuestBooking }) => {
  const { t } = useTranslation()
  const until = formatDateTime(useLang(), booking.freeCancellationUntil, hotel.timeZone)
  return (
    <p>
      <strong>{t(booking.cancellation === 'free' ? 'cancel.free' : 'cancel.noRefund', { until })}</strong>
    </p>
  )
}

/** The server's words where it has any. */
export const failureWords = (failure: Failure, t: (key: string) => string): string =>
  failure.kind === 'api' ? failure.body.error || t('outcome.failed') : t('cancel.offline')
