import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import type { BookableRoom } from '../rules/bookable-room.ts'
import { nightlyOf } from '../rules/quote.ts'

/** Price of a night if no stay is chosen: the lowest one, if prices differ. */
export const useListedPrice = () => {
  const { t } = useTranslation()
  const lang = useLang()
  return (room: Pick<BookableRoom, 'price' | 'discountPrice' | 'priceVaries'>): string => {
    const price = formatPrice(lang, nightlyOf(room).nightly)
    return room.priceVaries ? t('rooms.from', { price }) : price
  }
}
