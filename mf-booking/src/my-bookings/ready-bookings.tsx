import type { GuestBooking } from '@calm-rest/contract/api'
import { HostButton } from '@calm-rest/federation/widget'
import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { BookingList } from './booking-list.tsx'
import type { OwnBookings } from './load.ts'

export const ReadyBookings = ({ own: { bookings, rooms } }: { own: OwnBookings }) => {
  const { t } = useTranslation()
  const { coming, earlier } = splitBookings(bookings)
  return (
    <>
      {coming.length === 0 && (
        <EmptyState
          draw={icons.calendar}
          action={<HostButton to={{ screen: 'rooms' }}>{t('own.rooms')}</HostButton>}
        >
          {t(earlier.length === 0 ? 'own.empty' : 'own.noneComing')}
        </EmptyState>
      )}
      <BookingList title={t('own.coming')} bookings={coming} rooms={rooms} />
      <BookingList title={t('own.earlier')} bookings={earlier} rooms={rooms} brief />
    </>
  )
}

/** Upcoming stays, the next one first; then all others, the latest first. */
const splitBookings = (bookings: readonly GuestBooking[]) => {
  const byCheckIn = bookings.toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))
  return {
    coming: byCheckIn.filter(({ status }) => status === 'confirmed'),
    earlier: byCheckIn.filter(({ status }) => status !== 'confirmed').reverse(),
  }
}
