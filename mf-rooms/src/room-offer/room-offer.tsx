import type { Offer } from '@calm-rest/contract/api'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { Badge } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './room-offer.module.css'

/** An offer, with the stay that it is for. */
export type StayOffer = Offer & { nights: number; stay: StaySearch }

interface RoomOfferProps {
  offer: StayOffer
  /** The open tab. */
  category: string | undefined
  lang: Lang
}

/** What a room costs for the dates that were searched for, or the nearest dates on which it is free. */
export const RoomOffer = ({ offer, category, lang }: RoomOfferProps) => {
  const { t } = useTranslation()
  const { totalPrice, unitsLeft, restricted = [], minNights, nearest, nights, stay } = offer
  if (unitsLeft > 0)
    return (
      <p className={styles.offer}>
        <span>
          <strong className={styles.total}>{formatPrice(lang, totalPrice)}</strong>{' '}
          <span>{t('offer.nights', { count: nights })}</span>
        </span>
        {unitsLeft === 1 && <Badge tone="dusk">{t('offer.last')}</Badge>}
      </p>
    )
  const isTooShort = restricted.includes('stay_too_short') && minNights !== undefined
  const why = isTooShort ? t('offer.minNights', { count: minNights }) : t('offer.soldOut')
  const day = (date: string) => formatDate(lang, date, { day: 'numeric', month: 'short' })
  return (
    <p className={styles.offer}>
      <span>{why}</span>
      {nearest && (
        <HostLink to={{ screen: 'rooms', category, ...stay, ...nearest }}>
          {t('offer.nearest', { checkIn: day(nearest.checkIn), checkOut: day(nearest.checkOut) })}
        </HostLink>
      )}
    </p>
  )
}
