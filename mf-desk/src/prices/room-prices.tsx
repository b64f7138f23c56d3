import type { RoomPrices as Prices } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Badge, icons, Price } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import { RoomPriceDialog } from './room-price-dialog.tsx'
import { type Rule, RuleList } from './rule-list.tsx'

/** What a night in each room type costs where no price by date holds. */
export const RoomPrices = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const rulesIn = ({ rooms }: Prices) =>
    rooms.map(
      ({ roomId, roomType, status, price, discountPrice, booked }): Rule => ({
        key: roomId,
        name: roomType,
        badge:
          status === 'offered' ? undefined : (
            <Badge tone={status === 'draft' ? 'sea' : 'sand'}>{t(`property.status.${status}`)}</Badge>
          ),
        does: (
          <Price
            price={formatPrice(lang, discountPrice ?? price)}
            oldPrice={discountPrice === null ? undefined : formatPrice(lang, price)}
            priceLabel={t('prices.base.reduced')}
            oldPriceLabel={t('prices.base.regular')}
            per={t('prices.base.night')}
          />
        ),
        facts: booked > 0 ? [t('prices.base.booked', { count: booked })] : [],
      }),
    )
  return (
    <RuleList
      route="readRoomPrices"
      rulesIn={rulesIn}
      empty={{ draw: icons.bed, words: t('prices.noRooms') }}
      RuleDialog={RoomPriceDialog}
      isChangeable
    />
  )
}
