import { type RateRules, type StaffPromotionCode, staffLimits } from '@calm-rest/contract/staff'
import { formatNumber, formatPrice } from '@calm-rest/i18n'
import { icons } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { longDay } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import { type Rule, RuleList } from './rule-list.tsx'
import { useWeekdayName } from './weekdays-field.tsx'

/** Codes that take something off a stay. */
export const PromotionCodes = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const weekdayName = useWeekdayName()
  const rulesIn = ({ version, promotionCodes, rooms }: RateRules) =>
    promotionCodes.map((promotion): Rule => {
      const { code } = promotion
      return {
        key: code,
        name: code,
        does: takesOff(promotion, lang, t),
        facts: [
          ...factsOf(promotion, lang, t),
          ...(promotion.weekdays ? [promotion.weekdays.map(weekdayName).join(' ')] : []),
          ...(promotion.roomIds ? [namesOf(promotion.roomIds, rooms)] : []),
        ],
        end: () => call('endPromotionCode', { body: { version, code } }),
      }
    })
  return (
    <RuleList
      route="readRateRules"
      rulesIn={rulesIn}
      empty={{ draw: icons.star, words: t('prices.noCodes') }}
      addLabel={t('prices.addCode')}
      RuleDialog={PromotionDialog}
      isChangeable
    />
  )
}

/** A room type that is not offered any more has no name here. */
const namesOf = (ids: readonly string[], rooms: RateRules['rooms']) =>
  ids.map((id) => rooms.find(({ roomId }) => roomId === id)?.roomType ?? id).join(', ')

const takesOff = ({ percent, dollars = 0 }: StaffPromotionCode, lang: string, t: TFunction) =>
  t('prices.off', {
    off:
      percent === undefined
        ? formatPrice(lang, dollars)
        : formatNumber(lang, percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
  })

const factsOf = (promotion: StaffPromotionCode, lang: string, t: TFunction): string[] => {
  const { code, from, until, bookUntil, minNights, maxUses, uses } = promotion
  return [
    ...(code.length < staffLimits.promotionCode.min ? [t('prices.shortCode')] : []),
    maxUses === undefined ? t('prices.uses', { uses }) : t('prices.usesOf', { uses, maxUses }),
    ...(bookUntil ? [t('prices.bookUntil', { day: longDay(lang, bookUntil) })] : []),
    ...(from ? [t('prices.staysFrom', { day: longDay(lang, from) })] : []),
    ...(until ? [t('prices.staysUntil', { day: longDay(lang, until) })] : []),
    ...(minNights ? [t('prices.mark.minNights', { count: minNights })] : []),
  ]
}
