import type { StaffChangeQuote } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import * as segments from '../parts/segments.module.css'
import { useLang } from '../use-lang.ts'
import * as styles from './change.module.css'
import { hasChoice, type RoomPrice, roomPrices, totalBy } from './room-price.ts'

interface RoomPriceFieldProps {
  quote: StaffChangeQuote
  roomPrice: RoomPrice
  onRoomPrice: (roomPrice: RoomPrice) => void
}

/** Asks which price holds in another room type, with both totals; nothing where there is one price. */
export const RoomPriceField = ({ quote, roomPrice, onRoomPrice }: RoomPriceFieldProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (!quote.isFree || !hasChoice(quote)) return null
  return (
    <fieldset className={styles.roomPrice}>
      <legend className={styles.legend}>{t('change.roomPrice.legend')}</legend>
      <div className={segments.segments}>
        {roomPrices.map((price) => (
          <label key={price} className={segments.segment}>
            <input
              type="radio"
              name="roomPrice"
              checked={price === roomPrice}
              onChange={() => onRoomPrice(price)}
            />
            <span className={styles.option}>
              <span>{t(`change.roomPrice.${price}`)}</span>
              <span>{formatPrice(lang, totalBy(quote, price))}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
