import type { GuestBooking, Result } from '@calm-rest/contract/api'
import { Alert } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelButton } from './cancel-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import * as styles from './cancel-whole.module.css'
import { useCancelSteps } from './use-cancel-steps.ts'
import { isOpen } from './use-cancellation.ts'

/** Reads and cancels all rooms of a booking. */
export interface WholeAccess {
  read(): Promise<Result<GuestBooking[]>>
  cancel(): Promise<Result<GuestBooking[]>>
}

interface CancelWholeProps {
  /** All rooms of the booking, as they are. */
  rooms: readonly GuestBooking[]
  nameOf: (room: GuestBooking) => string
  access: WholeAccess
  /** Called with each room after it was read or cancelled. */
  onUpdate: (room: GuestBooking) => void
}

/** One button for all rooms of a booking; hidden if fewer than two can be cancelled. */
export const CancelWhole = ({ rooms, nameOf, access, onUpdate }: CancelWholeProps) => {
  const { t } = useTranslation()
  const update = (now: readonly GuestBooking[]) => now.forEach(onUpdate)
  const steps = useCancelSteps({ ...access, isOpen: isWholeOpen, update })
  if (steps.step.name === 'done') return <WholeCancelled rooms={rooms} />
  if (!isWholeOpen(rooms)) return null
  const open = rooms.filter(isOpen).map((booking) => ({ booking, name: nameOf(booking) }))
  return (
    <div className={styles.whole}>
      <CancelButton steps={steps} label={t('cancel.openWhole')} />
      <CancelDialog steps={steps} title={t('cancel.titleWhole')} rooms={open} />
    </div>
  )
}

/**
 * If a room would stay because its guests are in house, the booking cannot be cancelled as a whole: each room
 * has its own button.
 */
const isWholeOpen = (rooms: readonly GuestBooking[]) => {
  const left = rooms.filter(({ status }) => status === 'confirmed')
  return left.length > 1 && left.every(isOpen)
}

const WholeCancelled = ({ rooms }: Pick<CancelWholeProps, 'rooms'>) => {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  // the pressed button is unmounted
  useEffect(() => notice.current?.focus(), [])
  // a room cancelled before may have been free of charge when the others were not
  const [last] = rooms
    .filter(({ status }) => status === 'cancelled')
    .toSorted((a, b) => (b.cancelledAt ?? '').localeCompare(a.cancelledAt ?? ''))
  if (!last) return null
  return (
    <Alert ref={notice} tabIndex={-1} tone="success" title={t('cancel.done')}>
      {t(last.refund === 'none' ? 'cancel.doneNone' : 'cancel.doneFull', { email: last.email })}
    </Alert>
  )
}
