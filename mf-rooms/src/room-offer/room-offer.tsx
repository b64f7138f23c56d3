import type { ClosedProperty, Offer } from '@calm-rest/contract/api'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { formatPrice, stayDates } from '@calm-rest/i18n'
import { Badge, isUnmodifiedClick } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ClosedWords } from './closed-words.tsx'
import * as styles from './room-offer.module.css'

/** An offer, with its stay, and the closure if the property is closed on one of its nights. */
export type StayOffer = Offer & { nights: number; stay: StaySearch; closed?: ClosedProperty | undefined }

export const canBeBooked = (offer: Offer | undefined): boolean => offer === undefined || offer.unitsLeft > 0

interface OfferProps {
  offer: StayOffer
  lang: Lang
}

/** Price of a room for the searched dates: the total large, and a night small. */
export const OfferPrice = ({ offer, lang }: OfferProps) => {
  const { t } = useTranslation()
  const { totalPrice, nights, unitsLeft, units = 1 } = offer
  // each language has the total at its own place in the sentence
  const [beforeTotal, afterTotal] = t('offer.total', { count: nights, total: '|' }).split('|')
  const perNight = toDollars(Math.round(toCents(totalPrice) / nights))
  return (
    <div part="price" className={styles.price}>
      <p>
        <span>{beforeTotal}</span>
        <strong className={styles.total}>{formatPrice(lang, totalPrice)}</strong>
        <span>{afterTotal}</span>
      </p>
      {nights > 1 && (
        <p className={styles.perNight}>{t('offer.perNight', { price: formatPrice(lang, perNight) })}</p>
      )}
      {/* a type of one room never has more */}
      {unitsLeft === 1 && units > 1 && <Badge tone="dusk">{t('offer.last')}</Badge>}
    </div>
  )
}

/** Why a room cannot be booked for the dates, and the nearest ones on which it is free: on its page. */
export const NotFree = ({
  offer,
  lang,
  onNearest,
  onChosen,
  isClosureSaid = false,
}: OfferProps & {
  /** Whether the closure is shown once for all rooms, and left out here. */
  isClosureSaid?: boolean
  /** On that page itself: chooses them there. */
  onNearest?: (nearest: NonNullable<Offer['nearest']>) => void
  /** The visitor opens the room, for the nearest dates. */
  onChosen?: (stay: StaySearch) => void
}) => {
  const { t } = useTranslation()
  const { roomId, restricted = [], minNights, nearest, stay, closed } = offer
  const isTooShort = restricted.includes('stay_too_short') && minNights !== undefined
  const dates = nearest && stayDates(lang, nearest, { year: true })
  return (
    <p className={styles.notFree}>
      {closed && !isClosureSaid && <ClosedWords closed={closed} lang={lang} />}
      {!closed && <span>{isTooShort ? t('offer.minNights', { count: minNights }) : t('offer.soldOut')}</span>}
      {nearest && dates && (
        <HostLink
          to={{ screen: 'room', id: roomId, ...stay, ...nearest }}
          onClick={(event) => {
            onChosen?.({ ...stay, ...nearest })
            if (!onNearest || !isUnmodifiedClick(event)) return
            event.preventDefault()
            onNearest(nearest)
          }}
        >
          {t('offer.nearest', { checkIn: dates.from, checkOut: dates.until })}
        </HostLink>
      )}
    </p>
  )
}
