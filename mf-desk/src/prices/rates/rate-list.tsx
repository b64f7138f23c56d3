import type { StaffRates } from '@calm-rest/contract/staff'
import { currencyName } from '@calm-rest/i18n'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../api/desk-context.ts'
import { useLang } from '../../use-lang.ts'
import { type Rule, type RuleDialogProps, RuleList } from '../rule-list.tsx'
import { type FirstRule, RateDialog } from './rate-dialog.tsx'
import type { RateKind, RateListName, RateRule } from './rate-kind.ts'

interface RateListProps<List extends RateListName> {
  kind: RateKind<List>
  begin?: FirstRule | undefined
}

/** The rules of one list of the rates. */
export const RateList = <List extends RateListName>({ kind, begin }: RateListProps<List>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const wordsOf = kind.useWords()
  const { list } = kind
  const words: RateListName = list
  // a dialog with another identity would lose what is typed in it
  const { id, missing } = begin ?? {}
  const Dialog = useCallback(
    (props: RuleDialogProps<StaffRates>) => (
      <RateDialog kind={kind} begin={id === undefined ? undefined : { id, missing }} {...props} />
    ),
    [kind, id, missing],
  )
  const rulesIn = (rates: StaffRates) =>
    (rates[list] as readonly RateRule<List>[]).map((rule): Rule => {
      const { place } = rule
      const end = () => call('endRate', { body: { version: rates.version, list, place } })
      return { key: String(place), ...wordsOf(rule, rates), ...(!kind.isFixed?.(rule) && { end }) }
    })
  const firstIn = (rates: StaffRates) => {
    const rules = rates[list] as readonly (RateRule<List> & { id?: string })[]
    const first = id === undefined ? undefined : rules.find((rule) => rule.id === id)
    return first && String(first.place)
  }
  return (
    <RuleList
      route="readRates"
      firstIn={firstIn}
      rulesIn={rulesIn}
      empty={{ draw: kind.draw, words: t(`prices.rates.${words}.none`, { currency: currencyName(lang) }) }}
      addLabel={t(`prices.rates.${words}.add`)}
      RuleDialog={Dialog}
      More={kind.More}
      isChangeable
    />
  )
}
