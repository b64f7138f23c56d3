import type { Room } from '@calm-rest/contract/api'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useDesk } from '../desk/desk.ts'
import { fitOf, isTooSmall } from '../rules/fit.ts'
import { nightlyOf } from '../rules/quote.ts'

/** How a room is written in the list: with its price, or with what speaks against it. */
export const useRoomMark = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { free } = useDesk()
  const guests = useBooking((state) => state.draft.guests)
  return (room: Room): string => {
    if (isTooSmall(room, guests)) return t('room.option.small', { name: room.name, count: room.guests })
    if (fitOf(room, free) === 'taken') return t('room.option.taken', { name: room.name })
    return t('room.option.free', { name: room.name, price: formatPrice(lang, nightlyOf(room).nightly) })
  }
}
