import { limits } from '@calm-rest/contract/limits'
import { SelectField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountStep } from '../../parts/amount-step.ts'
import * as form from '../../parts/form-dialog.module.css'
import { numberIn } from './form-numbers.ts'
import { NumberInput } from './rate-fields.tsx'

interface AmountInputProps {
  percent: number | undefined
  dollars: number | undefined
  percentRange: { min: number; max: number }
  /** The API's name of the amount in dollars. */
  dollarsField: string
  problemOf: (field: string) => string | undefined
}

/** A percentage or an amount in dollars: a choice, and one number. */
export const AmountInput = ({
  percent,
  dollars,
  percentRange,
  dollarsField,
  problemOf,
}: AmountInputProps) => {
  const { t } = useTranslation()
  const [kind, setKind] = useState<'percent' | 'dollars'>(dollars === undefined ? 'percent' : 'dollars')
  const range = kind === 'percent' ? percentRange : { min: amountStep(), max: limits.rates.amountCents / 100 }
  return (
    <>
      <SelectField
        name="kind"
        label={t('prices.how')}
        className={form.half}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value as typeof kind)}
      >
        <option value="percent">{t('prices.inPercent')}</option>
        <option value="dollars">{t('prices.rates.dollars')}</option>
      </SelectField>
      <NumberInput
        name="figure"
        label={t('prices.amount')}
        min={range.min}
        max={range.max}
        step={kind === 'percent' ? 0.01 : amountStep()}
        defaultValue={percent ?? dollars}
        problemOf={() => problemOf('figure') ?? problemOf('percent') ?? problemOf(dollarsField)}
        required
      />
    </>
  )
}

/** The percentage, or the dollars under the API's name. */
export const amountIn = <Name extends string>(data: FormData, dollarsField: Name) =>
  (textOf(data, 'kind') === 'percent'
    ? { percent: numberIn(data, 'figure') }
    : { [dollarsField]: numberIn(data, 'figure') }) as { percent: number } | Record<Name, number>
