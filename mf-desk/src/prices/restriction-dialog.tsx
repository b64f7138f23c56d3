import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import type { RateRules } from '@calm-rest/contract/staff'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { Alert, Button, CheckboxField, Dialog, SelectField, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import * as styles from './prices.module.css'
import { WeekdaysField } from './weekdays-field.tsx'

interface RestrictionDialogProps {
  rules: RateRules
  onClose: () => void
  onDone: () => void
}

/** Forbids guests to begin or to end a stay on certain days, or to stay for less than some nights. */
export const RestrictionDialog = ({ rules: { rooms, version }, onClose, onDone }: RestrictionDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // opened by a person, so the clock may be asked
  const today = dateInZone(new Date(), hotel.timeZone)
  const [weekdays, setWeekdays] = useState<number[]>([])
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) => {
      const minNights = textOf(data, 'minNights')
      const last = textOf(data, 'until')
      return call('addRestriction', {
        body: {
          ...{ version, weekdays, roomId: textOf(data, 'roomId'), from: textOf(data, 'from') },
          until: addDays(last, 1),
          ...(minNights && { minNights: Number(minNights) }),
          closedToArrival: data.has('closedToArrival'),
          closedToDeparture: data.has('closedToDeparture'),
        },
      })
    },
    onSent: onDone,
  })
  const problemOf = (field: string) => problemWords(problems, field, t)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('prices.addRestriction')}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <SelectField name="roomId" label={t('unit')} className={styles.whole} error={problemOf('roomId')}>
          <option value="">{t('prices.everyRoom')}</option>
          {rooms.map(({ roomId, roomType }) => (
            <option key={roomId} value={roomId}>
              {roomType}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          name="from"
          label={t('prices.firstDay')}
          defaultValue={today}
          min={today}
          error={problemOf('from')}
          required
        />
        <TextField
          type="date"
          name="until"
          label={t('prices.lastDay')}
          defaultValue={today}
          min={today}
          error={problemOf('until')}
          required
        />
        <WeekdaysField value={weekdays} onValueChange={setWeekdays} />
        <TextField
          type="number"
          inputMode="numeric"
          name="minNights"
          label={t('prices.minNights')}
          min={1}
          max={limits.nights.max}
          error={problemOf('minNights')}
          className={styles.whole}
        />
        <CheckboxField
          name="closedToArrival"
          label={t('prices.mark.closedToArrival')}
          className={styles.whole}
        />
        <CheckboxField
          name="closedToDeparture"
          label={t('prices.mark.closedToDeparture')}
          className={styles.whole}
        />
        <div className={styles.save}>
          {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
          <Button type="submit" size="large" wide busy={sending}>
            {t('prices.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
