import { limits } from '@calm-rest/contract/limits'
import { addDays } from '@calm-rest/contract/stay'
import { CheckboxField, SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayAtHouse } from '../api/today-at-house.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useDesk } from '../session/desk-context.ts'
import type { AddRuleProps } from './rule-list.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

/** Forbids guests to begin or to end a stay on certain days, or to stay for less than some nights. */
export const RestrictionDialog = ({ rules: { rooms, version }, onClose, onDone }: AddRuleProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // opened by a person, so the clock may be asked
  const today = todayAtHouse()
  const [weekdays, setWeekdays] = useState<number[]>([])
  const send = (data: FormData) => {
    const minNights = textOf(data, 'minNights')
    return call('addRestriction', {
      body: {
        ...{ version, weekdays, roomId: textOf(data, 'roomId'), from: textOf(data, 'from') },
        until: addDays(textOf(data, 'until'), 1),
        ...(minNights && { minNights: Number(minNights) }),
        closedToArrival: data.has('closedToArrival'),
        closedToDeparture: data.has('closedToDeparture'),
      },
    })
  }
  return (
    <FormDialog
      {...{ send, onClose, onDone }}
      title={t('prices.addRestriction')}
      submitLabel={t('prices.add')}
    >
      {(problemOf) => (
        <>
          <SelectField name="roomId" label={t('unit')} error={problemOf('roomId')}>
            <option value="">{t('prices.everyRoom')}</option>
            {rooms.map(({ roomId, roomType }) => (
              <option key={roomId} value={roomId}>
                {roomType}
              </option>
            ))}
          </SelectField>
          {(['from', 'until'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              name={name}
              label={t(name === 'from' ? 'prices.firstDay' : 'prices.lastDay')}
              defaultValue={today}
              min={today}
              error={problemOf(name)}
              className={form.half}
              required
            />
          ))}
          <WeekdaysField value={weekdays} onValueChange={setWeekdays} />
          <TextField
            type="number"
            inputMode="numeric"
            name="minNights"
            label={t('prices.minNights')}
            min={1}
            max={limits.nights.max}
            error={problemOf('minNights')}
          />
          <CheckboxField name="closedToArrival" label={t('prices.mark.closedToArrival')} />
          <CheckboxField name="closedToDeparture" label={t('prices.mark.closedToDeparture')} />
        </>
      )}
    </FormDialog>
  )
}
