import type { MarkInput, StaffStay } from '@calm-rest/contract/staff'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'
import { useDesk } from '../session/desk-context.ts'
import * as styles from './mark-buttons.module.css'

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
  /** As it is afterwards. */
  onMarked: (stay: StaffStay) => void
}

/** Check in, check out, no-show: each one press, and one press takes it back. */
export const MarkButtons = ({ stay, isArrival = false, onMarked }: MarkButtonsProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onMarked)
  const { reference, version } = stay
  const name = `${stay.firstName} ${stay.lastName}`
  const press = (mark: Mark) =>
    act(() => call('markStay', { params: { reference }, body: { version, mark } }))
  const possible = marks.filter(
    ({ mark, may }) =>
      stay.may[may] &&
      // who has not come yet is not sent away by a slip of the thumb; the API would note both at once
      !(mark === 'check_out' && (isArrival || stay.may.checkIn)),
  )
  if (possible.length === 0 && !problem) return null
  return (
    <div className={styles.marks}>
      {possible.map(({ mark, variant }) => (
        <Button
          key={mark}
          variant={variant}
          busy={busy}
          icon={mark === 'undo' ? <Icon draw={icons.arrowLeft} /> : undefined}
          aria-label={t(`mark.${mark}For`, { name })}
          onClick={() => void press(mark)}
        >
          {t(`mark.${mark}`)}
        </Button>
      ))}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  )
}
