import { hotel } from '@calm-rest/contract/hotel'
import { type HousekeptUnit, staffLimits } from '@calm-rest/contract/staff'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { Alert, Button, Dialog, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { unitOf } from '../parts/stay-names.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import * as styles from './rooms.module.css'

interface OutOfOrderDialogProps {
  unit: HousekeptUnit
  onClose: () => void
  onDone: () => void
}

/** Takes a room out of order until a day: nobody can book it until then. */
export const OutOfOrderDialog = ({ unit, onClose, onDone }: OutOfOrderDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // opened by a person, so the clock may be asked
  const tomorrow = addDays(dateInZone(new Date(), hotel.timeZone), 1)
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) =>
      call('setUnitState', {
        params: { roomId: unit.roomId, unit: unit.unit },
        body: {
          ...{ version: unit.version, state: 'out_of_order' },
          ...{ until: textOf(data, 'until'), reason: textOf(data, 'reason') },
        },
      }),
    onSent: onDone,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rooms.closeTitle', { unit: unitOf(unit) })}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <TextField
          type="date"
          name="until"
          label={t('block.until')}
          defaultValue={tomorrow}
          min={tomorrow}
          error={problemWords(problems, 'until', t)}
          required
        />
        <TextField
          name="reason"
          label={t('block.reason')}
          maxLength={staffLimits.text.reason}
          error={problemWords(problems, 'reason', t)}
          required
        />
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" wide busy={sending}>
          {t('rooms.closeDo')}
        </Button>
      </form>
    </Dialog>
  )
}
