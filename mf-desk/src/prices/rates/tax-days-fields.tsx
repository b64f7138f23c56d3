import { limits } from '@calm-rest/contract/limits'
import type { StaffRates } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import * as form from '../../parts/form-dialog.module.css'
import { NumberInput } from './rate-fields.tsx'

type Tax = StaffRates['taxes'][number]

interface TaxDaysFieldsProps {
  rule: Tax | undefined
  isPercent: boolean
  problemOf: (field: string) => string | undefined
}

/** The day from which a tax is due, and what it becomes on later days: one row more than there are. */
export const TaxDaysFields = ({ rule, isPercent, problemOf }: TaxDaysFieldsProps) => {
  const { t } = useTranslation()
  const changes = rule?.changes ?? []
  return (
    <>
      <TextField
        name="from"
        type="date"
        label={t('prices.rates.taxes.dueFrom')}
        hint={t('prices.rates.taxes.dueFromHint')}
        defaultValue={rule?.from}
        error={problemOf('from')}
      />
      {[...changes, undefined].map((change, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
        <Fragment key={i}>
          <TextField
            name="changeFrom"
            type="date"
            label={t('prices.rates.taxes.changesOn')}
            className={form.half}
            defaultValue={change?.from}
            error={problemOf(`changes.${i}.from`)}
          />
          <NumberInput
            name="changeFigure"
            label={t(isPercent ? 'prices.rates.taxes.toPercent' : 'prices.rates.taxes.toAmount')}
            min={0}
            max={isPercent ? 100 : limits.rates.amountCents / 100}
            step="0.01"
            defaultValue={change?.percent ?? change?.amount}
            problemOf={() =>
              problemOf(`changes.${i}`) ??
              problemOf(`changes.${i}.percent`) ??
              problemOf(`changes.${i}.amount`)
            }
          />
        </Fragment>
      ))}
    </>
  )
}

/** The days that the fields say; a row without a day is none. */
export const taxDaysIn = (data: FormData): Pick<Tax, 'from' | 'changes'> => {
  const from = textOf(data, 'from')
  const figures = data.getAll('changeFigure').map(String)
  const due = (figure: number) =>
    textOf(data, 'kind') === 'percent' ? { percent: figure } : { amount: figure }
  return {
    ...(from !== '' && { from }),
    changes: data
      .getAll('changeFrom')
      .map(String)
      .flatMap((day, i) => (day === '' ? [] : [{ from: day, ...due(Number(figures[i])) }])),
  }
}
