import { limits } from '@calm-rest/contract/limits'
import { useTranslation } from 'react-i18next'
import { useBookingContext } from '../context/booking-context.ts'
import { availabilityOf, type ChosenRoom, countOf, isTooSmall, pricedBy } from '../rules/availability.ts'
import type { BookableRoom } from '../rules/bookable-room.ts'
import { useListedPrice } from '../summary/use-listed-price.ts'

const { min, max } = limits.guests

/** Selectable numbers of guests for a room. */
export const guestCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

/**
 * Text of a room's option: its name with the price, or why it does not fit. `before`: rooms chosen before
 * this one.
 */
export const useOptionLabel = (guests: number, before: readonly ChosenRoom[] = []) => {
  const { t } = useTranslation()
  const listedPrice = useListedPrice()
  const { free } = useBookingContext()
  return (room: BookableRoom): string => {
    if (isTooSmall(room, guests)) return t('room.option.small', { name: room.name, count: room.guests })
    const availability = availabilityOf(room, free, countOf(before, room))
    if (availability === 'taken') return t('room.option.taken', { name: room.name })
    if (availability === 'no_more') return t('room.option.noMore', { name: room.name })
    return t('room.option.free', { name: room.name, price: listedPrice(pricedBy(free, room)) })
  }
}
