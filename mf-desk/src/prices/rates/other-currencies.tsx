import { hotel } from '@calm-rest/contract/hotel'
import { formatNumber, localesOf } from '@calm-rest/i18n'
import { icons, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as form from '../../parts/form-dialog.module.css'
import { useLang } from '../../use-lang.ts'
import { optionalNumberIn } from './form-numbers.ts'
import { NumberInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind, RateRule } from './rate-kind.ts'

const Fields = ({ rule, problemOf }: RateFieldsProps<'otherCurrencies'>) => {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        name="currency"
        label={t('prices.rates.otherCurrencies.currency')}
        placeholder="EUR"
        minLength={3}
        maxLength={3}
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={rule?.currency}
        className={form.half}
        error={problemOf('currency')}
        required
      />
      <NumberInput
        name="perDollar"
        label={t('prices.rates.otherCurrencies.perDollar', { currency: hotel.currency })}
        min={0.000001}
        max={1_000_000}
        step="any"
        defaultValue={rule?.perDollar}
        problemOf={problemOf}
      />
    </>
  )
}

export const otherCurrencies: RateKind<'otherCurrencies'> = {
  list: 'otherCurrencies',
  draw: icons.star,
  Fields,
  orderIn: (data) => ({
    currency: textOf(data, 'currency'),
    perDollar: optionalNumberIn(data, 'perDollar'),
  }),
  useWords: () => {
    const { t } = useTranslation()
    const lang = useLang()
    return ({ currency, perDollar }: RateRule<'otherCurrencies'>) => ({
      name: new Intl.DisplayNames(localesOf(lang), { type: 'currency' }).of(currency) ?? currency,
      does:
        perDollar === undefined
          ? t('prices.rates.otherCurrencies.daily')
          : `1 ${hotel.currency} = ${formatNumber(lang, perDollar, { maximumSignificantDigits: 6 })} ${currency}`,
      facts: [],
    })
  },
}
