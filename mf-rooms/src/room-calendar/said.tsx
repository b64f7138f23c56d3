import { nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import type { Choice, Refusal } from '@calm-rest/ui/stay-calendar'
import { useTranslation } from 'react-i18next'
import { canBeBooked, type StayOffer } from '../room-offer/room-offer.tsx'
import * as styles from './said.module.css'

interface SaidProps {
  choice: Choice
  refusal: Refusal | undefined
  offer: StayOffer | undefined
  lang: Lang
}

/** Announced to screen readers: the next step, length and price of the stay, or why a day was refused. */
export const Said = ({ choice, refusal, offer, lang }: SaidProps) => {
  const { t } = useTranslation()
  const words = () => {
    const { checkIn, checkOut } = choice.dates
    if (!refusal) {
      return checkIn && checkOut
        ? t('calendar.chosen', { count: nightsBetween(checkIn, checkOut) })
        : t(`calendar.choose.${choice.dateName}`)
    }
    if ('night' in refusal) {
      const night = formatDate(lang, refusal.night, { day: 'numeric', month: 'long' })
      const nights = 'minNights' in refusal ? refusal.minNights : undefined
      return t(`calendar.refused.${refusal.reason}`, { night, nights })
    }
    if (refusal.reason === 'stay_too_short') return t('offer.minNights', { count: refusal.minNights })
    return t(`search.problem.${refusal.reason}`)
  }
  return (
    <p className={styles.said} role="status" data-refused={refusal ? '' : undefined}>
      <span>{words()}</span>{' '}
      {!refusal && offer && canBeBooked(offer) && (
        <strong className={styles.total}>{formatPrice(lang, offer.totalPrice)}</strong>
      )}
    </p>
  )
}
