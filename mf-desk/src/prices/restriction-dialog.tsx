import { limits } from '@calm-rest/contract/limits'
import { addDays } from '@calm-rest/contract/stay'
import { CheckboxField, SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import { optionalNumberIn } from './rates/form-numbers.ts'
import { NumberInput } from './rates/rate-fields.tsx'
import { type DraftRestriction, refusedStayOf } from './refused-stay.ts'
import { RestrictionExample } from './restriction-example.tsx'
import type { RuleDialogProps } from './rule-list.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

const kinds = ['stay_through', 'arrival'] as const satisfies readonly DraftRestriction['binds'][]

/** A whole number as it was typed; nothing where the field is blank. */
const numberIn = (value: string) => (value === '' ? undefined : Number(value))

/** Forbids guests to begin or to end a stay on certain days, or to stay for less or for more than some nights. */
export const RestrictionDialog = ({ rules: { rooms, plans, version }, onClose, onDone }: RuleDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // opened by a person, so it may read the clock
  const today = todayAtProperty()
  const [weekdays, setWeekdays] = useState<number[]>([])
  const [binds, setBinds] = useState<DraftRestriction['binds']>('stay_through')
  const [typed, setTyped] = useState({ from: today, until: today, minNights: '', maxNights: '' })
  const lengths = { minNights: numberIn(typed.minNights), maxNights: numberIn(typed.maxNights) }
  const example =
    typed.from && typed.until
      ? refusedStayOf(
          { from: typed.from, until: addDays(typed.until, 1), weekdays, binds, ...lengths },
          today,
        )
      : undefined
  const send = (data: FormData) =>
    call('addRestriction', {
      body: {
        version,
        weekdays,
        binds,
        ...lengths,
        roomId: textOf(data, 'roomId'),
        plan: textOf(data, 'plan'),
        minDaysAhead: optionalNumberIn(data, 'minDaysAhead'),
        maxDaysAhead: optionalNumberIn(data, 'maxDaysAhead'),
        from: typed.from,
        until: addDays(typed.until, 1),
        closedToArrival: data.has('closedToArrival'),
        closedToDeparture: data.has('closedToDeparture'),
      },
    })
  return (
    <FormDialog
      send={send}
      onClose={onClose}
      onDone={onDone}
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
              value={typed[name]}
              min={today}
              error={problemOf(name)}
              className={form.half}
              required
              onChange={({ currentTarget: { value } }) =>
                setTyped((before) => ({ ...before, [name]: value }))
              }
            />
          ))}
          <WeekdaysField value={weekdays} onValueChange={setWeekdays} />
          {(['minNights', 'maxNights'] as const).map((name) => (
            <TextField
              key={name}
              type="number"
              inputMode="numeric"
              name={name}
              label={t(`prices.${name}`)}
              value={typed[name]}
              min={1}
              max={limits.nights.max}
              error={problemOf(name)}
              className={form.half}
              onChange={({ currentTarget: { value } }) =>
                setTyped((before) => ({ ...before, [name]: value }))
              }
            />
          ))}
          <SelectField
            label={t('prices.binds.label')}
            value={binds}
            onChange={({ currentTarget }) => setBinds(currentTarget.value as typeof binds)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`prices.binds.${kind}`)}
              </option>
            ))}
          </SelectField>
          <RestrictionExample example={example} binds={binds} />
          {plans.length > 1 && (
            <SelectField name="plan" label={t('prices.plan')} error={problemOf('plan')}>
              <option value="">{t('prices.everyPlan')}</option>
              {plans.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          {(['minDaysAhead', 'maxDaysAhead'] as const).map((name) => (
            <NumberInput
              key={name}
              name={name}
              label={t(`prices.${name}`)}
              min={0}
              max={limits.bookingHorizonDays}
              problemOf={problemOf}
            />
          ))}
          <CheckboxField name="closedToArrival" label={t('prices.mark.closedToArrival')} />
          <CheckboxField name="closedToDeparture" label={t('prices.mark.closedToDeparture')} />
        </>
      )}
    </FormDialog>
  )
}
