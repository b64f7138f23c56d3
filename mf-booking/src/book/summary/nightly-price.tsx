import type { Room } from '@calm-rest/contract/api'
import { formatPrice } from '@calm-rest/i18n'
import { Price } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { nightlyOf, type Quote } from '../rules/quote.ts'

interface NightlyPriceProps {
  room: Room
  quote: Quote | undefined
}

/** Price of a night, with the one before the discount struck through. */
export const NightlyPrice = ({ room, quote }: NightlyPriceProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { nightly, fullNightly } = quote ?? nightlyOf(room)
  if (nightly <= 0) return t('summary.notAvailable')
  return (
    <Price
      price={formatPrice(lang, nightly)}
      priceLabel={t('summary.now')}
      oldPrice={fullNightly === undefined ? undefined : formatPrice(lang, fullNightly)}
      oldPriceLabel={t('summary.before')}
    />
  )
}
