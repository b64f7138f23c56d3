import { limits } from '@calm-rest/contract/limits'
import { chargedPer, type StaffRates, soldAt, staffLimits } from '@calm-rest/contract/staff'
import { icons } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { amountStep } from '../../parts/amount-step.ts'
import * as form from '../../parts/form-dialog.module.css'
import { nameIn } from '../../parts/name-in.ts'
import { NamesFields, namesOf } from '../../parts/names-fields.tsx'
import { useLang } from '../../use-lang.ts'
import { answerIn, answerOf, answers, numberIn } from './form-numbers.ts'
import { ChoiceInput, NumberInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'

type Extra = StaffRates['extras'][number]

const Fields = ({ rule, problemOf }: RateFieldsProps<'extras'>) => {
  const { t } = useTranslation()
  return (
    <>
      <NamesFields names={rule?.names} maxLength={staffLimits.text.rateName} problemOf={problemOf} />
      <NumberInput
        name="price"
        label={t('prices.rates.dollars')}
        min={0}
        max={limits.rates.amountCents / 100}
        step={amountStep()}
        defaultValue={rule?.price}
        problemOf={problemOf}
        required
      />
      <ChoiceInput
        name="per"
        label={t('prices.rates.charged')}
        className={form.half}
        values={chargedPer}
        wordsOf={(per) => t(`prices.rates.per.${per}`)}
        defaultValue={rule?.per ?? 'stay'}
      />
      <NumberInput
        name="max"
        label={t('prices.rates.extras.max')}
        min={1}
        max={limits.extras.quantity}
        defaultValue={rule?.max ?? 1}
        problemOf={problemOf}
        required
      />
      <ChoiceInput
        name="breakfast"
        label={t('prices.rates.extras.isBreakfast')}
        className={form.half}
        values={answers}
        wordsOf={(value) => t(`prices.rates.extras.breakfast.${value || 'auto'}`)}
        defaultValue={answerOf(rule?.breakfast)}
      />
      <ChoiceInput
        name="soldAt"
        label={t('prices.rates.extras.soldAt')}
        className={form.half}
        values={soldAt}
        wordsOf={(place) => t(`prices.rates.extras.sold.${place}`)}
        defaultValue={rule?.soldAt ?? 'booking'}
      />
    </>
  )
}

export const extras: RateKind<'extras'> = {
  list: 'extras',
  draw: icons.star,
  Fields,
  orderIn: (data) => ({
    names: namesOf(data),
    price: numberIn(data, 'price'),
    per: textOf(data, 'per') as Extra['per'],
    max: numberIn(data, 'max'),
    breakfast: answerIn(data, 'breakfast'),
    soldAt: textOf(data, 'soldAt') as Extra['soldAt'],
  }),
  useWords: () => {
    const { t } = useTranslation()
    const lang = useLang()
    const words = useRateWords()
    return ({ names, price, per, max, breakfast, soldAt: place }: Extra) => ({
      name: nameIn(names, lang),
      does: words.per(price, per),
      facts: [
        t('prices.rates.extras.most', { count: max }),
        ...(place === 'booking' ? [] : [t(`prices.rates.extras.at.${place}`)]),
        ...(breakfast === null ? [] : [t(`prices.rates.extras.is.${breakfast ? 'yes' : 'no'}`)]),
      ],
    })
  },
}
