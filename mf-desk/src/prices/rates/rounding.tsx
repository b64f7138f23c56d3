import type { StaffRates } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { icons } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../api/desk-context.ts'
import { amountStep } from '../../parts/amount-step.ts'
import * as parts from '../../parts/parts.module.css'
import { PriceFormDialog } from '../../parts/price-form-dialog.tsx'
import { useLang } from '../../use-lang.ts'
import { type RuleDialogProps, RuleList } from '../rule-list.tsx'
import { ChoiceInput } from './rate-fields.tsx'

type Rounding = StaffRates['rounding']

const roundings = ['none', 'to_5', 'to_99'] as const satisfies readonly Rounding[]

/** A price before and after, in dollars. */
const examples = { to_5: { before: 122.4, after: 120 }, to_99: { before: 122.4, after: 121.99 } }

/** How the price of a night is rounded: one rule, which always exists. */
export const RoundingRule = () => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <RuleList
      route="readRates"
      rulesIn={({ rounding }) => [
        {
          key: 'rounding',
          name: t(`prices.rates.rounding.is.${rounding}`),
          does: exampleOf(rounding, lang, t),
          facts: [],
        },
      ]}
      empty={{ draw: icons.star, words: '' }}
      RuleDialog={RoundingDialog}
      isChangeable
    />
  )
}

const exampleOf = (rounding: Rounding, lang: string, t: TFunction) => {
  if (rounding === 'none') return t('prices.rates.rounding.exact')
  const { before, after } = examples[rounding]
  return t('prices.rates.rounding.example', {
    before: formatPrice(lang, before),
    after: formatPrice(lang, after),
  })
}

const RoundingDialog = ({
  rules: { version, rounding },
  changed: _,
  ...dialog
}: RuleDialogProps<StaffRates>) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <PriceFormDialog
      {...dialog}
      title={t('prices.rates.rounding.change')}
      submitLabel={t('prices.rates.save')}
      send={(data, isMeant) =>
        call('saveRate', {
          body: {
            list: 'rounding',
            version,
            rounding: textOf(data, 'rounding') as Rounding,
            ...(isMeant && { isMeant }),
          },
        })
      }
    >
      {(problemOf) => (
        <>
          <ChoiceInput
            name="rounding"
            label={t('prices.rates.rounding.label')}
            values={roundings.filter((one) => one !== 'to_99' || amountStep() < 1)}
            wordsOf={(value) => t(`prices.rates.rounding.is.${value}`)}
            defaultValue={rounding}
            error={problemOf('rounding')}
          />
          <p className={parts.soft}>{t('prices.rates.rounding.hint')}</p>
        </>
      )}
    </PriceFormDialog>
  )
}
