import { limits } from '@calm-rest/contract/limits'
import { staffLimits } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import { optionalNumberIn } from './rates/form-numbers.ts'
import { NumberInput } from './rates/rate-fields.tsx'
import type { RuleDialogProps } from './rule-list.tsx'

/** A new code; the booking form asks for one as long as there is any. */
export const PromotionDialog = ({ rules: { version }, onClose, onDone }: RuleDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const send = (data: FormData) => {
    const amount = Number(textOf(data, 'amount'))
    const maxUses = textOf(data, 'maxUses')
    const last = textOf(data, 'last')
    return call('addPromotionCode', {
      body: {
        version,
        code: textOf(data, 'code'),
        bookUntil: textOf(data, 'bookUntil'),
        from: textOf(data, 'from'),
        until: last && addDays(last, 1),
        minNights: optionalNumberIn(data, 'minNights'),
        ...(textOf(data, 'kind') === 'percent' ? { percent: amount } : { dollars: amount }),
        ...(maxUses && { maxUses: Number(maxUses) }),
      },
    })
  }
  return (
    <FormDialog
      send={send}
      onClose={onClose}
      onDone={onDone}
      title={t('prices.addCode')}
      submitLabel={t('prices.add')}
    >
      {(problemOf) => (
        <>
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
          <SelectField name="kind" label={t('prices.takesOff')} className={form.half}>
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
            error={problemOf('amount') ?? problemOf('percent') ?? problemOf('dollars')}
            className={form.half}
            required
          />
          <TextField
            type="date"
            name="bookUntil"
            label={t('prices.lastUse')}
            min={todayAtProperty()}
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
            error={problemOf('maxUses')}
            className={form.half}
          />
          {(['from', 'last'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              name={name}
              label={t(name === 'from' ? 'prices.first' : 'prices.last')}
              min={todayAtProperty()}
              error={problemOf(name) ?? (name === 'last' ? problemOf('until') : undefined)}
              className={form.half}
            />
          ))}
          <NumberInput
            name="minNights"
            label={t('prices.minNights')}
            min={1}
            max={limits.nights.max}
            problemOf={problemOf}
          />
        </>
      )}
    </FormDialog>
  )
}
