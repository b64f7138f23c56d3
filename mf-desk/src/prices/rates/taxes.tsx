import { limits } from '@calm-rest/contract/limits'
import { chargedPer, type StaffRates, staffLimits } from '@calm-rest/contract/staff'
import { CheckboxField, icons } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as form from '../../parts/form-dialog.module.css'
import { nameIn } from '../../parts/name-in.ts'
import { NamesFields, namesOf } from '../../parts/names-fields.tsx'
import { longDay } from '../../parts/stay-names.ts'
import { useLang } from '../../use-lang.ts'
import { AmountInput, amountIn } from './amount-input.tsx'
import { numberIn } from './form-numbers.ts'
import { ChoiceInput, NumberInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'
import { TaxBasesField, taxBasesIn } from './tax-bases-field.tsx'
import { TaxDaysFields, taxDaysIn } from './tax-days-fields.tsx'
import { TaxExample, type TypedTax } from './tax-example.tsx'

type Tax = StaffRates['taxes'][number]

const orderIn = (data: FormData): TypedTax => ({
  names: namesOf(data),
  ...amountIn(data, 'amount'),
  // a percentage has neither
  per: (textOf(data, 'per') || 'stay') as Tax['per'],
  of: taxBasesIn(data),
  ...taxDaysIn(data),
  included: data.has('included'),
  exemptsLocals: data.has('exemptsLocals'),
  fromAge: numberIn(data, 'fromAge'),
})

const Fields = ({ rule, rates, problemOf }: RateFieldsProps<'taxes'>) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<FormData>()
  const isPercent = typed ? textOf(typed, 'kind') === 'percent' : rule?.amount === undefined
  return (
    <div
      className={form.fields}
      onChange={({ currentTarget }) => {
        const changed = currentTarget.closest('form')
        if (changed) setTyped(new FormData(changed))
      }}
    >
      <NamesFields names={rule?.names} maxLength={staffLimits.text.rateName} problemOf={problemOf} />
      <AmountInput
        percent={rule?.percent}
        dollars={rule?.amount}
        percentRange={{ min: 0.01, max: 100 }}
        problemOf={problemOf}
        dollarsField="amount"
      />
      <TaxBasesField rule={rule} rates={rates} isHidden={!isPercent} error={problemOf('of')} />
      {!isPercent && (
        <>
          <ChoiceInput
            name="per"
            label={t('prices.rates.taxes.per')}
            className={form.half}
            values={chargedPer}
            wordsOf={(per) => t(`prices.rates.per.${per}`)}
            defaultValue={rule?.per ?? 'stay'}
          />
          <NumberInput
            name="fromAge"
            label={t('prices.rates.taxes.fromAge')}
            min={0}
            max={limits.childAge.max + 1}
            defaultValue={rule?.fromAge ?? 0}
            problemOf={problemOf}
            required
          />
        </>
      )}
      <CheckboxField
        name="included"
        label={t('prices.rates.taxes.included')}
        defaultChecked={rule?.included ?? false}
      />
      <CheckboxField
        name="exemptsLocals"
        label={t('prices.rates.taxes.exemptsLocals')}
        defaultChecked={rule?.exemptsLocals ?? false}
      />
      <TaxDaysFields rule={rule} isPercent={isPercent} problemOf={problemOf} />
      <TaxExample rates={rates} changed={rule} order={typed && orderIn(typed)} />
    </div>
  )
}

export const taxes: RateKind<'taxes'> = {
  list: 'taxes',
  draw: icons.star,
  Fields,
  orderIn,
  useWords: () => {
    const { t } = useTranslation()
    const lang = useLang()
    const words = useRateWords()
    const due = ({ percent, amount = 0 }: Pick<Tax, 'percent' | 'amount'>, per: Tax['per']) =>
      percent === undefined ? words.per(amount, per) : words.share(percent)
    return (
      { names, percent, amount, per, of, from, changes, included, fromAge, exemptsLocals }: Tax,
      rates,
    ) => ({
      name: nameIn(names, lang),
      does: due({ percent, amount }, per),
      facts: [
        t(`prices.rates.taxes.${included ? 'isIncluded' : 'isAdded'}`),
        ...rates.taxes
          .filter(({ id }) => of.taxes.includes(id))
          .map((other) => t('prices.rates.taxes.alsoOf', { name: nameIn(other.names, lang) })),
        ...(fromAge > 0 ? [t('prices.rates.taxes.from', { age: fromAge })] : []),
        ...(exemptsLocals ? [t('prices.rates.taxes.notOfLocals')] : []),
        ...(from === undefined ? [] : [t('prices.rates.taxes.since', { day: longDay(lang, from) })]),
        ...changes.map((one) =>
          t('prices.rates.taxes.becomes', { due: due(one, per), day: longDay(lang, one.from) }),
        ),
      ],
    })
  },
}
