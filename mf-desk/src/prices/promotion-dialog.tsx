import { limits } from '@calm-rest/contract/limits'
import { type StaffPromotionCode, staffLimits } from '@calm-rest/contract/staff'
import { addDays, earlierOf } from '@calm-rest/contract/stay'
import { SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import { optionalNumberIn } from './rates/form-numbers.ts'
import { NumberInput } from './rates/rate-fields.tsx'
import { RoomsField } from './rooms-field.tsx'
import type { RuleDialogProps } from './rule-list.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

/** A new code, or other terms of one; the booking form asks for one as long as there is any. */
export const PromotionDialog = ({ rules, changed, onClose, onDone }: RuleDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const before = rules.promotionCodes.find(({ code }) => code === changed)
  const every = rules.rooms.map(({ roomId }) => roomId)
  const [roomIds, setRoomIds] = useState<readonly string[]>(before?.roomIds ?? every)
  const [weekdays, setWeekdays] = useState<readonly number[]>(before?.weekdays ?? [])
  const send = (data: FormData) => {
    const last = textOf(data, 'last')
    const amount = Number(textOf(data, 'amount'))
    const body = {
      version: rules.version,
      bookUntil: textOf(data, 'bookUntil'),
      from: textOf(data, 'from'),
      until: last && addDays(last, 1),
      weekdays: [...weekdays],
      roomIds: every.every((id) => roomIds.includes(id)) ? [] : [...roomIds],
      minNights: optionalNumberIn(data, 'minNights'),
      maxUses: optionalNumberIn(data, 'maxUses'),
      ...(textOf(data, 'kind') === 'percent' ? { percent: amount } : { dollars: amount }),
    }
    return before
      ? call('changePromotionCode', { body: { ...body, code: before.code } })
      : call('addPromotionCode', { body: { ...body, code: textOf(data, 'code') } })
  }
  return (
    <FormDialog
      send={send}
      check={() => (every.length > 0 && roomIds.length === 0 ? { roomIds: 'required' } : {})}
      onClose={onClose}
      onDone={onDone}
      title={before ? t('prices.changeRuleOf', { name: before.code }) : t('prices.addCode')}
      submitLabel={t(before ? 'prices.rates.save' : 'prices.add')}
    >
      {(problemOf) => (
        <>
          {!before && (
            <TextField
              name="code"
              label={t('prices.code')}
              hint={t('prices.codeHint')}
              autoComplete="off"
              autoCapitalize="characters"
              minLength={staffLimits.promotionCode.min}
              maxLength={staffLimits.promotionCode.max}
              error={problemOf('code')}
              required
            />
          )}
          <TermFields before={before} problemOf={problemOf} />
          <WeekdaysField value={weekdays} onValueChange={setWeekdays} />
          <RoomsField rooms={rules.rooms} value={roomIds} onValueChange={setRoomIds} />
          {problemOf('roomIds') && <p role="alert">{problemOf('roomIds')}</p>}
        </>
      )}
    </FormDialog>
  )
}

interface TermFieldsProps {
  before: StaffPromotionCode | undefined
  problemOf: (field: string) => string | undefined
}

/** What a code takes off, and the bookings and nights that it holds for. */
const TermFields = ({ before, problemOf }: TermFieldsProps) => {
  const { t } = useTranslation()
  const today = todayAtProperty()
  const { percent, dollars, bookUntil, from, until, minNights, maxUses } = before ?? {}
  const days = { from, last: until && addDays(until, -1) }
  const since = (day: string | undefined) => (day ? earlierOf(day, today) : today)
  return (
    <>
      <SelectField
        name="kind"
        label={t('prices.takesOff')}
        defaultValue={dollars === undefined ? 'percent' : 'dollars'}
        className={form.half}
      >
        <option value="percent">{t('prices.inPercent')}</option>
        <option value="dollars">{t('prices.inDollars')}</option>
      </SelectField>
      <TextField
        type="number"
        inputMode="decimal"
        step="0.01"
        min={0.01}
        name="amount"
        label={t('prices.amount')}
        defaultValue={percent ?? dollars}
        error={problemOf('amount') ?? problemOf('percent') ?? problemOf('dollars')}
        className={form.half}
        required
      />
      <TextField
        type="date"
        name="bookUntil"
        label={t('prices.lastUse')}
        min={since(bookUntil)}
        defaultValue={bookUntil}
        error={problemOf('bookUntil')}
        className={form.half}
      />
      <TextField
        type="number"
        inputMode="numeric"
        name="maxUses"
        label={t('prices.maxUses')}
        min={1}
        max={100_000}
        defaultValue={maxUses}
        error={problemOf('maxUses')}
        className={form.half}
      />
      {(['from', 'last'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          name={name}
          label={t(name === 'from' ? 'prices.first' : 'prices.last')}
          min={since(days[name])}
          defaultValue={days[name]}
          error={problemOf(name) ?? (name === 'last' ? problemOf('until') : undefined)}
          className={form.half}
        />
      ))}
      <NumberInput
        name="minNights"
        label={t('prices.minNights')}
        min={1}
        max={limits.nights.max}
        defaultValue={minNights}
        problemOf={problemOf}
      />
    </>
  )
}
