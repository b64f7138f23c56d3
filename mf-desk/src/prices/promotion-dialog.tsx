import { staffLimits } from '@calm-rest/contract/staff'
import { SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import type { RuleDialogProps } from './rule-list.tsx'

/** A new code; the booking form asks for one as long as there is any. */
export const PromotionDialog = ({ rules: { version }, onClose, onDone }: RuleDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const send = (data: FormData) => {
    const amount = Number(textOf(data, 'amount'))
    const maxUses = textOf(data, 'maxUses')
    return call('addPromotionCode', {
      body: {
        version,
        code: textOf(data, 'code'),
        bookUntil: textOf(data, 'bookUntil'),
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
        </>
      )}
    </FormDialog>
  )
}
