import type { RateRules } from '@calm-rest/contract/staff'
import { addDays, nightsBetween } from '@calm-rest/contract/stay'
import { icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { longDay } from '../parts/stay-names.ts'
import { useDaySpan } from '../parts/use-day-span.ts'
import { useLang } from '../use-lang.ts'
import { ClosureDialog } from './closure-dialog.tsx'
import { type Rule, RuleList } from './rule-list.tsx'

/** Nights on which the property takes no guests. */
export const Closures = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const daySpan = useDaySpan()
  const rulesIn = ({ version, closures }: RateRules) =>
    closures.map(
      ({ place, from, until, note }): Rule => ({
        key: String(place),
        name: daySpan(longDay(lang, from), longDay(lang, addDays(until, -1))),
        does: t('prices.closure.does', { nights: t('nights', { count: nightsBetween(from, until) }) }),
        facts: note ? [note] : [],
        isTemplate: true,
        end: () => call('endClosure', { body: { version, place } }),
      }),
    )
  return (
    <RuleList
      route="readRateRules"
      rulesIn={rulesIn}
      empty={{ draw: icons.calendar, words: t('prices.closure.none') }}
      addLabel={t('prices.closure.add')}
      RuleDialog={ClosureDialog}
      isChangeable
      end={{
        label: t('prices.closure.open'),
        nameOf: (name) => t('prices.closure.openOf', { name }),
        consequence: t('prices.closure.openText'),
      }}
    />
  )
}
