import type { RateRules, StaffRestriction } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { icons } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { longDay } from '../parts/stay-names.ts'
import { useDaySpan } from '../parts/use-day-span.ts'
import { useLang } from '../use-lang.ts'
import { RestrictionDialog } from './restriction-dialog.tsx'
import { type Rule, RuleList } from './rule-list.tsx'
import { useWeekdayName } from './weekdays-field.tsx'

/** Restrictions of guests' stays. */
export const Restrictions = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const weekdayName = useWeekdayName()
  const daySpan = useDaySpan()
  const rulesIn = ({ version, restrictions }: RateRules) =>
    restrictions.map((restriction): Rule => {
      const { place, from, until, weekdays, roomId, roomType, plan } = restriction
      return {
        key: String(place),
        name: daySpan(longDay(lang, from), longDay(lang, addDays(until, -1))),
        does: forbids(restriction, t).join(' · '),
        facts: [
          roomType ?? roomId ?? t('prices.everyRoom'),
          ...(restriction.minNights || restriction.maxNights
            ? [t(`prices.boundBy.${restriction.binds}`)]
            : []),
          ...(weekdays.length > 0 ? [weekdays.map(weekdayName).join(' ')] : []),
          ...(plan === null ? [] : [plan]),
        ],
        end: () => call('endRestriction', { body: { version, place } }),
      }
    })
  return (
    <RuleList
      route="readRateRules"
      rulesIn={rulesIn}
      empty={{ draw: icons.calendar, words: t('prices.noRestrictions') }}
      addLabel={t('prices.addRestriction')}
      RuleDialog={RestrictionDialog}
    />
  )
}

/** What a restriction forbids, in words. */
const forbids = (restriction: StaffRestriction, t: TFunction): string[] => {
  const { minNights, maxNights, minDaysAhead, maxDaysAhead } = restriction
  return [
    ...(minNights ? [t('prices.mark.minNights', { count: minNights })] : []),
    ...(maxNights ? [t('prices.mark.maxNights', { count: maxNights })] : []),
    ...(restriction.closedToArrival ? [t('prices.mark.closedToArrival')] : []),
    ...(restriction.closedToDeparture ? [t('prices.mark.closedToDeparture')] : []),
    ...(minDaysAhead ? [t('prices.mark.minDaysAhead', { count: minDaysAhead })] : []),
    ...(maxDaysAhead === undefined ? [] : [t('prices.mark.maxDaysAhead', { count: maxDaysAhead })]),
  ]
}
