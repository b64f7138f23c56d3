import type { Failure, GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { formatDate, formatDateTime } from '@calm-rest/i18n'
import { ConfirmDialog } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './cancel-whole.module.css'
import type { CancelSteps } from './use-cancel-steps.ts'

interface CancelDialogProps {
  steps: CancelSteps
  title: string
  /** Rooms of one booking to be cancelled, which share one deadline for free cancellation. */
  rooms: readonly { booking: GuestBooking; name: string }[]
}

/** Shows the consequence of a cancellation before it is done: free, or without refund. */
export const CancelDialog = ({ steps: { step, confirm, close }, title, rooms }: CancelDialogProps) => {
  const { t } = useTranslation()
  const sending = step.name === 'sending'
  return (
    <ConfirmDialog
      open={sending || step.name === 'asking'}
      onClose={close}
      onConfirm={confirm}
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

/** Short enough for two dates in one line. */
const dateStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

const Stays = ({ rooms }: Pick<CancelDialogProps, 'rooms'>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const [only, ...others] = rooms
  if (only && others.length === 0) {
    const { checkIn, checkOut } = only.booking
    const dates = { checkIn: formatDate(lang, checkIn), checkOut: formatDate(lang, checkOut) }
    return <p>{t('cancel.stay', { room: only.name, ...dates })}</p>
  }
  const day = (date: string) => formatDate(lang, date, dateStyle)
  return (
    <ul className={styles.stays}>
      {rooms.map(({ booking: { reference, checkIn, checkOut }, name: room }) => (
        <li key={reference}>
          {t('cancel.stayOfSeveral', { room, checkIn: day(checkIn), checkOut: day(checkOut) })}
        </li>
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

/** The server's error text if there is one. */
export const failureWords = (failure: Failure, t: (key: string) => string): string =>
  failure.kind === 'api' ? failure.body.error || t('outcome.failed') : t('cancel.offline')
