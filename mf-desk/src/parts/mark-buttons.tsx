import type { MarkInput, StaffStay } from '@calm-rest/contract/staff'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'
import { OwingDialog } from '../payments/owing-dialog.tsx'
import { PaymentButton } from '../payments/payment-button.tsx'
import { useDesk } from '../session/desk-context.ts'
import * as styles from './mark-buttons.module.css'
import { guestOf } from './stay-names.ts'

type Mark = MarkInput['mark']

const marks = [
  { mark: 'check_in', may: 'checkIn', variant: 'primary' },
  { mark: 'check_out', may: 'checkOut', variant: 'primary' },
  { mark: 'no_show', may: 'noShow', variant: 'quiet' },
  { mark: 'undo', may: 'undo', variant: 'secondary' },
] as const satisfies readonly { mark: Mark; may: keyof StaffStay['may']; variant: string }[]

interface MarkButtonsProps {
  stay: StaffStay
  /** Among those who arrive today: they leave from elsewhere. */
  isArrival?: boolean
  /** Looks at it anew. */
  onMarked: () => Promise<void>
  /** Further buttons. */
  children?: ReactNode
}

/** Check in, check out, no-show: each one press, and one press undoes it. Whoever leaves and owes is asked to pay. */
export const MarkButtons = ({ stay, isArrival = false, onMarked, children }: MarkButtonsProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onMarked)
  const [isOwing, setIsOwing] = useState(false)
  const { reference, version } = stay
  const name = guestOf(stay)
  const press = (mark: Mark) =>
    act(() => call('markStay', { params: { reference }, body: { version, mark } }))
  const possible = marks.filter(
    ({ mark, may }) =>
      stay.may[may] &&
      // who has not come yet is not sent away by a slip of the thumb; the API would note both at once
      !(mark === 'check_out' && (isArrival || stay.may.checkIn)),
  )
  const pressed = (mark: Mark) => {
    if (mark === 'check_out' && stay.due > 0) setIsOwing(true)
    else void press(mark)
  }
  const toButton = ({ mark, variant }: (typeof marks)[number]) => (
    <Button
      key={mark}
      variant={variant}
      busy={busy}
      icon={mark === 'undo' ? <Icon draw={icons.arrowLeft} /> : undefined}
      aria-label={t(`mark.${mark}For`, { name })}
      onClick={() => pressed(mark)}
    >
      {t(`mark.${mark}`)}
    </Button>
  )
  return (
    <div className={styles.marks}>
      {possible.slice(0, 1).map(toButton)}
      {/* of who did not come it is asked on the page of the stay */}
      {!(isArrival && stay.state === 'no_show') && (
        <PaymentButton stay={stay} onTaken={() => void onMarked()} />
      )}
      {possible.slice(1).map(toButton)}
      {children}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isOwing && (
        <OwingDialog
          stay={stay}
          onClose={() => setIsOwing(false)}
          onTaken={() => {
            setIsOwing(false)
            void onMarked()
          }}
          onLeave={() => {
            setIsOwing(false)
            void press('check_out')
          }}
        />
      )}
    </div>
  )
}
