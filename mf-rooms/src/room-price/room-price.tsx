import type { Room } from '@calm-rest/contract/api'
import { hasDiscount } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatPrice } from '@calm-rest/i18n'
import { Price } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface RoomPriceProps {
  room: Pick<Room, 'price' | 'discountPrice' | 'priceVaries'>
  lang: Lang
  /** The specification writes '/ 1 nights' on the page of a room, and the price per night on a card. */
  unit: 'night' | 'oneNight'
}

/** Price of a night, or of the cheapest; before a discounted one the regular price is struck through. */
export const RoomPrice = ({ room, lang, unit }: RoomPriceProps) => {
  const { t } = useTranslation()
  const { price, discountPrice, priceVaries } = room
  const reduced = hasDiscount(price, discountPrice)
  const now = formatPrice(lang, reduced ? discountPrice : price)
  return (
    <Price
      price={priceVaries ? t('price.from', { price: now }) : now}
      oldPrice={reduced ? formatPrice(lang, price) : undefined}
      priceLabel={t('price.now')}
      oldPriceLabel={t('price.regular')}
      per={t(`price.${unit}`)}
      perLabel={t('price.perNight')}
      size={unit === 'oneNight' ? 'large' : 'medium'}
    />
  )
}
