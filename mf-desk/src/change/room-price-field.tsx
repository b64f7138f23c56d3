import type { StaffChangeQuote } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { SegmentField } from '../parts/segment-field.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './change.module.css'
import { hasChoice, type RoomPrice, roomPrices, totalBy } from './room-price.ts'

interface RoomPriceFieldProps {
  quote: StaffChangeQuote
  roomPrice: RoomPrice
  onRoomPrice: (roomPrice: RoomPrice) => void
}

/** Choice of the price in another room type, with both totals; empty if there is only one price. */
export const RoomPriceField = ({ quote, roomPrice, onRoomPrice }: RoomPriceFieldProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (!quote.isFree || !hasChoice(quote)) return null
  return (
    <SegmentField
      name="roomPrice"
      legend={t('change.roomPrice.legend')}
      className={styles.whole}
      segments={roomPrices.map((price) => ({
        value: price,
        checked: price === roomPrice,
        onChange: () => onRoomPrice(price),
        label: (
          <span className={styles.option}>
            <span>{t(`change.roomPrice.${price}`)}</span>
            <span>{formatPrice(lang, totalBy(quote, price))}</span>
          </span>
        ),
      }))}
    />
  )
}
