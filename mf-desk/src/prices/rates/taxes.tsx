import { limits } from '@calm-rest/contract/limits'
import { chargedPer, type StaffRates, staffLimits } from '@calm-rest/contract/staff'
import { CheckboxField, icons } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as form from '../../parts/form-dialog.module.css'
import { NamesFields, namesOf } from '../../parts/names-fields.tsx'
import { useLang } from '../../use-lang.ts'
import { AmountInput, amountIn } from './amount-input.tsx'
import { numberIn } from './form-numbers.ts'
import { nameIn } from './plans.tsx'
import { ChoiceInput, NumberInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'

type Tax = StaffRates['taxes'][number]

const Fields = ({ rule, problemOf }: RateFieldsProps<'taxes'>) => {
  const { t } = useTranslation()
  return (
    <>
      <NamesFields names={rule?.names} maxLength={staffLimits.text.rateName} problemOf={problemOf} />
      <AmountInput
        percent={rule?.percent}
        dollars={rule?.amount}
        percentRange={{ min: 0.01, max: 100 }}
        problemOf={problemOf}
        dollarsField="amount"
      />
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
        max={limits.childAge.max}
        defaultValue={rule?.fromAge ?? 0}
        problemOf={problemOf}
        required
      />
      <CheckboxField
        name="included"
        label={t('prices.rates.taxes.included')}
        defaultChecked={rule?.included ?? false}
      />
    </>
  )
}

export const taxes: RateKind<'taxes'> = {
  list: 'taxes',
  draw: icons.star,
  Fields,
  orderIn: (data) => ({
    names: namesOf(data),
    ...amountIn(data, 'amount'),
    per: textOf(data, 'per') as Tax['per'],
    included: data.has('included'),
    fromAge: numberIn(data, 'fromAge'),
  }),
  useWords: () => {
    const { t } = useTranslation()
    const lang = useLang()
    const words = useRateWords()
    return ({ names, percent, amount = 0, per, included, fromAge }: Tax) => ({
      name: nameIn(names, lang),
      does: percent === undefined ? words.per(amount, per) : words.share(percent),
      facts: [
        t(`prices.rates.taxes.${included ? 'isIncluded' : 'isAdded'}`),
        ...(fromAge > 0 ? [t('prices.rates.taxes.from', { age: fromAge })] : []),
      ],
    })
  },
}
