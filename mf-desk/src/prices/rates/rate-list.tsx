import type { StaffRates } from '@calm-rest/contract/staff'
import { currencyName } from '@calm-rest/i18n'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../api/desk-context.ts'
import { useLang } from '../../use-lang.ts'
import { type Rule, type RuleDialogProps, RuleList } from '../rule-list.tsx'
import { RateDialog } from './rate-dialog.tsx'
import type { RateKind, RateListName, RateRule } from './rate-kind.ts'

/** The rules of one list of the rates. */
export const RateList = <List extends RateListName>({ kind }: { kind: RateKind<List> }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const wordsOf = kind.useWords()
  const { list } = kind
  const words: RateListName = list
  const Dialog = useCallback(
    (props: RuleDialogProps<StaffRates>) => <RateDialog kind={kind} {...props} />,
    [kind],
  )
  const rulesIn = (rates: StaffRates) =>
    (rates[list] as readonly RateRule<List>[]).map((rule): Rule => {
      const { place } = rule
      const end = () => call('endRate', { body: { version: rates.version, list, place } })
      return { key: String(place), ...wordsOf(rule, rates), ...(!kind.isFixed?.(rule) && { end }) }
    })
  return (
    <RuleList
      route="readRates"
      rulesIn={rulesIn}
      empty={{ draw: kind.draw, words: t(`prices.rates.${words}.none`, { currency: currencyName(lang) }) }}
      addLabel={t(`prices.rates.${words}.add`)}
      RuleDialog={Dialog}
      More={kind.More}
      isChangeable
    />
  )
}
