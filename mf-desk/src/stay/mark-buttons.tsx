import type { MarkInput, StaffStay } from '@calm-rest/contract/staff'
import { Alert, Button, ConfirmDialog, Icon, icons } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { isFailure } from '../api/staff-api.ts'
import { useAct } from '../api/use-act.ts'
import { useToday } from '../api/use-today.ts'
import { CheckInDialog, type Hindrance } from '../check-in/check-in-dialog.tsx'
import { cutTo, EarlyDialog, type NightsLeft, owedAfter } from '../check-in/early-dialog.tsx'
import { guestOf } from '../parts/stay-names.ts'
import { OwingDialog } from '../payments/owing-dialog.tsx'
import { PaymentButton } from '../payments/payment-button.tsx'
import * as styles from './mark-buttons.module.css'

type Mark = MarkInput['mark']

const marks = [
  { mark: 'check_in', may: 'checkIn', variant: 'primary' },
  { mark: 'check_out', may: 'checkOut', variant: 'primary' },
  { mark: 'no_show', may: 'noShow', variant: 'quiet' },
  { mark: 'undo', may: 'undo', variant: 'secondary' },
] as const satisfies readonly { mark: Mark; may: keyof StaffStay['may']; variant: string }[]

const hindrances: readonly Hindrance[] = ['unit_occupied', 'unit_dirty']

interface MarkButtonsProps {
  stay: StaffStay
  /** Hides check-out in the list of today's arrivals. */
  isArrival?: boolean
  /** Reads it again. */
  onMarked: () => Promise<void>
  /** Further buttons. */
  children?: ReactNode
}

/**
 * Check in and check out by one press, and undo by another. It asks before a no-show, for an early departure
 * or an amount due, and if the room is not ready.
 */
export const MarkButtons = ({ stay, isArrival = false, onMarked, children }: MarkButtonsProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const mayDo = useMay()
  const { busy, problem, act, clear } = useAct(onMarked)
  const [asking, setAsking] = useState<'early' | 'owing' | 'no_show' | Hindrance>()
  /** The decision about a guest's remaining nights. */
  const [left, setLeft] = useState<NightsLeft>()
  /** Number of payments in the dialog. */
  const [partPayments, setPartPayments] = useState(0)
  const { reference } = stay
  const name = guestOf(stay)
  const until = cutTo(stay, useToday())
  const press = (mark: Mark, nights?: NightsLeft, { version }: StaffStay = stay) =>
    act(async () => {
      const marked = await call('markStay', { params: { reference }, body: { version, mark, ...nights } })
      const hindrance = hindrances.find((code) => isFailure(marked, code))
      if (hindrance) setAsking(hindrance)
      return marked
    })
  const close = () => {
    setAsking(undefined)
    setLeft(undefined)
    setPartPayments(0)
  }
  const done = () => {
    close()
    void onMarked()
  }
  const checkOut = (nights?: NightsLeft, latest?: StaffStay) => {
    close()
    return press('check_out', nights, latest)
  }
  /** Paying is a step of checking out: once nothing is due, the check-out goes on by itself. */
  const paid = async (latest: StaffStay) => {
    if (owedAfter(latest, left) > 0) {
      await onMarked()
      return setPartPayments((count) => count + 1)
    }
    await checkOut(left, latest)
  }
  const possible = marks.filter(
    ({ mark, may }) =>
      mayDo('check in and out') &&
      stay.may[may] &&
      // a guest who has not arrived cannot be checked out by a slip of the thumb; the API would record both
      // at once
      !(mark === 'check_out' && (isArrival || stay.may.checkIn)),
  )
  const choose = (mark: Mark) => {
    // who may not change the stay leaves its dates and price
    if (mark === 'check_out' && until !== undefined && mayDo('change stays')) setAsking('early')
    else if (mark === 'check_out' && stay.due > 0) setAsking('owing')
    else if (mark === 'no_show') setAsking('no_show')
    else void press(mark)
  }
  const toButton = ({ mark, variant }: (typeof marks)[number]) => (
    <Button
      key={mark}
      variant={variant}
      busy={busy}
      icon={mark === 'undo' ? <Icon draw={icons.arrowLeft} /> : undefined}
      aria-label={t(`mark.${mark}For`, { name })}
      onClick={() => choose(mark)}
    >
      {t(`mark.${mark}`)}
    </Button>
  )
  return (
    <div className={styles.marks}>
      {possible.slice(0, 1).map(toButton)}
      {/* a no-show is recorded on the stay's page */}
      {!(isArrival && stay.state === 'no_show') && (
        <PaymentButton stay={stay} onTaken={() => void onMarked()} />
      )}
      {possible.slice(1).map(toButton)}
      {mayDo('check in and out') && children}
      {problem && asking === undefined && <Alert tone="danger">{problem}</Alert>}
      {asking === 'early' && until !== undefined && (
        <EarlyDialog
          stay={stay}
          until={until}
          onClose={close}
          onChosen={(nights) => {
            if (owedAfter(stay, nights) <= 0) return void checkOut(nights)
            setLeft(nights)
            setAsking('owing')
          }}
        />
      )}
      {asking === 'owing' && (
        <OwingDialog
          stay={stay}
          due={owedAfter(stay, left)}
          partPayments={partPayments}
          onClose={close}
          onTaken={paid}
          onLeave={() => void checkOut(left)}
        />
      )}
      <ConfirmDialog
        open={asking === 'no_show'}
        onClose={close}
        onConfirm={() => {
          close()
          void press('no_show')
        }}
        title={t('mark.no_showFor', { name })}
        keepLabel={t('change.keep')}
        confirmLabel={t('mark.no_showDo')}
      >
        {t('mark.no_showText')}
      </ConfirmDialog>
      {(asking === 'unit_occupied' || asking === 'unit_dirty') && (
        <CheckInDialog
          stay={stay}
          hindrance={asking}
          onClose={() => {
            clear()
            close()
          }}
          onDone={() => {
            clear()
            done()
          }}
        />
      )}
    </div>
  )
}
