import { limits } from '@calm-rest/contract/limits'
import { icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { numberIn } from './form-numbers.ts'
import { NumberInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind, RateRule } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'

const Fields = ({ rule, problemOf }: RateFieldsProps<'lengthDiscounts'>) => {
  const { t } = useTranslation()
  return (
    <>
      <NumberInput
        name="nights"
        label={t('prices.minNights')}
        min={2}
        max={limits.nights.max}
        defaultValue={rule?.nights ?? 7}
        problemOf={problemOf}
        required
      />
      <NumberInput
        name="percent"
        label={t('prices.rates.lengthDiscounts.percent')}
        min={0.01}
        max={90}
        step="0.01"
        defaultValue={rule?.percent}
        problemOf={problemOf}
        required
      />
    </>
  )
}

export const lengthDiscounts: RateKind<'lengthDiscounts'> = {
  list: 'lengthDiscounts',
  draw: icons.calendar,
  Fields,
  orderIn: (data) => ({ nights: numberIn(data, 'nights'), percent: numberIn(data, 'percent') }),
  useWords: () => {
    const { t } = useTranslation()
    const words = useRateWords()
    return ({ nights, percent }: RateRule<'lengthDiscounts'>) => ({
      name: t('prices.rates.lengthDiscounts.from', { nights: t('nights', { count: nights }) }),
      does: t('prices.off', { off: words.share(percent) }),
      facts: [],
    })
  },
}
