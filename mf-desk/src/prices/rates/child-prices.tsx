import { limits } from '@calm-rest/contract/limits'
import { icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { amountStep } from '../../parts/amount-step.ts'
import { numberIn } from './form-numbers.ts'
import { NumberInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind, RateRule } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'

const Fields = ({ rule, problemOf }: RateFieldsProps<'childPrices'>) => {
  const { t } = useTranslation()
  return (
    <>
      {(['fromAge', 'toAge'] as const).map((name) => (
        <NumberInput
          key={name}
          name={name}
          label={t(`prices.rates.childPrices.${name}`)}
          min={0}
          max={limits.childAge.max}
          defaultValue={rule?.[name]}
          problemOf={problemOf}
          required
        />
      ))}
      <NumberInput
        name="perNight"
        label={t('prices.rates.childPrices.perNight')}
        min={0}
        max={limits.rates.amountCents / 100}
        step={amountStep()}
        defaultValue={rule?.perNight}
        problemOf={problemOf}
        required
      />
    </>
  )
}

export const childPrices: RateKind<'childPrices'> = {
  list: 'childPrices',
  draw: icons.star,
  Fields,
  orderIn: (data) => ({
    fromAge: numberIn(data, 'fromAge'),
    toAge: numberIn(data, 'toAge'),
    perNight: numberIn(data, 'perNight'),
  }),
  useWords: () => {
    const { t } = useTranslation()
    const words = useRateWords()
    return ({ fromAge, toAge, perNight }: RateRule<'childPrices'>) => ({
      name: t('prices.rates.childPrices.ages', { ages: fromAge === toAge ? fromAge : `${fromAge}–${toAge}` }),
      does: perNight === 0 ? t('prices.rates.childPrices.free') : words.per(perNight, 'night'),
      facts: [],
    })
  },
}
