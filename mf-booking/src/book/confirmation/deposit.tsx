import type { BookingReceipt } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { formatDateTime, formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useRoomName } from './use-room-name.ts'

const roomsOf = (receipt: BookingReceipt) => receipt.rooms ?? [receipt]

/** What a guest reads whose stay is held until the deposit is paid; undefined for another. */
export const useHeld = (receipt: BookingReceipt) => {
  const { t } = useTranslation()
  const lang = useLang()
  const deposits = roomsOf(receipt).flatMap(({ deposit }) => (deposit?.until ? [deposit] : []))
  const until = deposits[0]?.until
  if (!until) return undefined
  const cents = deposits.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return {
    title: t('confirmation.held', {
      time: formatDateTime(lang, until, hotel.timeZone, { timeStyle: 'short' }),
    }),
    text: t('confirmation.toPay', { total: formatPrice(lang, cents / 100) }),
  }
}

/** Each room has its own: the rooms of a booking are cancelled one by one. */
export const DepositLinks = ({ receipt }: { receipt: BookingReceipt }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const nameOf = useRoomName()
  const rooms = roomsOf(receipt)
  return rooms.map(
    ({ deposit, ...room }) =>
      deposit?.url && (
        <Button key={room.reference} href={deposit.url} target="_top">
          {[
            t('confirmation.pay'),
            ...(rooms.length > 1 ? [nameOf(room), formatPrice(lang, deposit.amount)] : []),
          ].join(' · ')}
        </Button>
      ),
  )
}
