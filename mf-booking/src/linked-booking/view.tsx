import type { GuestBooking, LinkedBooking, Result, Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { HostButton, useHost, type ViewProps } from '@calm-rest/federation/widget'
import { Alert, Card, ErrorState, Skeleton } from '@calm-rest/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrivalSection } from '../arrival/arrival-section.tsx'
import type { BookingAccess } from '../booking-card/booking-access.ts'
import { BookingCard } from '../booking-card/booking-card.tsx'
import { CancelWhole, type WholeAccess } from '../booking-card/cancel-whole.tsx'
import { PropertyContact } from '../booking-card/property-contact.tsx'
import { useNewerRooms } from '../booking-card/use-newer-rooms.ts'
import { useRetry } from '../use-retry.ts'
import { FindBooking } from './find-booking.tsx'
import * as styles from './linked-booking.module.css'
import type { LinkedBookingData, LinkedProps } from './load.ts'

type LinkedViewProps = ViewProps<LinkedProps, LinkedBookingData>

export const LinkedBookingView = ({ props, loaded, reload }: LinkedViewProps) => {
  const { t } = useTranslation()
  const { frame, retry } = useRetry<HTMLDivElement>(reload)
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <h1 className={styles.title}>{t('linked.title')}</h1>
      <LinkedState token={props.token} loaded={loaded} onRetry={retry} />
    </div>
  )
}

interface LinkedStateProps {
  token: string
  loaded: LinkedViewProps['loaded']
  onRetry: () => void
}

const LinkedState = ({ token, loaded, onRetry }: LinkedStateProps) => {
  const { t } = useTranslation()
  switch (loaded.status) {
    case 'loading':
      return <LinkedLoading />
    case 'failed':
      return (
        <ErrorState retryLabel={t('retry')} onRetry={onRetry}>
          {t('linked.failed')}
        </ErrorState>
      )
    case 'ready':
      if (!loaded.data.booking) return <NoBooking hasToken={token !== ''} phone={loaded.data.phone} />
      return <LinkedCards token={token} booking={loaded.data.booking} rooms={loaded.data.rooms} />
  }
}

const LinkedLoading = () => {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={styles.status}>
        {t('linked.loading')}
      </p>
      <Card layout="row" media={<Skeleton shape="picture" />}>
        <Skeleton shape="title" />
        <Skeleton lines={5} />
        <Skeleton shape="button" />
      </Card>
    </>
  )
}

interface LinkedCardsProps {
  token: string
  booking: NonNullable<LinkedBookingData['booking']>
  rooms: readonly Room[]
}

/** A card for each room of the booking; below them one button for all, and the question when the guests come. */
const LinkedCards = ({ token, booking, rooms: known }: LinkedCardsProps) => {
  const { t } = useTranslation()
  const { rooms, learnt } = useNewerRooms(roomsOf(booking))
  const ofList = ({ roomId }: GuestBooking) => known.find(({ _id }) => _id === roomId)
  // who takes several rooms comes once
  const asked = rooms.find(({ mayTellArrival }) => mayTellArrival)
  return (
    <>
      {rooms.length > 1 && (
        <p className={styles.several}>
          {t(rooms.some(isConfirmed) ? 'linked.several' : 'own.several', {
            count: rooms.length,
            reference: bookingReferenceOf(booking.reference),
          })}
        </p>
      )}
      {rooms.map((one) => (
        <LinkedCard key={one.reference} token={token} booking={one} room={ofList(one)} onLearnt={learnt} />
      ))}
      <CancelWhole
        key={booking.reference}
        rooms={rooms}
        nameOf={(one) => ofList(one)?.name ?? one.roomType}
        access={useWholeAccess(token)}
        onLearnt={learnt}
      />
      {/* what was told is of one day: another check-in begins an empty form */}
      {asked && (
        <ArrivalSection
          key={`${asked.reference} ${asked.checkIn}`}
          token={token}
          booking={asked}
          onTold={learnt}
        />
      )}
      <div className={styles.more}>
        <p>{t('linked.account')}</p>
        <HostButton to={{ screen: 'profile' }} variant="quiet">
          {t('linked.profile')}
        </HostButton>
      </div>
    </>
  )
}

interface LinkedCardProps {
  token: string
  booking: GuestBooking
  room: Room | undefined
  onLearnt: (booking: GuestBooking) => void
}

const LinkedCard = ({ token, booking, room, onLearnt }: LinkedCardProps) => (
  <BookingCard
    heading="h2"
    booking={booking}
    room={room}
    access={useLinkedAccess(token, booking.reference)}
    onLearnt={onLearnt}
  />
)

const isConfirmed = ({ status }: GuestBooking) => status === 'confirmed'

const roomsOf = (booking: LinkedBooking): GuestBooking[] => [booking, ...(booking.otherRooms ?? [])]

/** By the token of the link: all rooms of its booking. */
const useWholeAccess = (token: string): WholeAccess => {
  const { api } = useHost()
  return useMemo(() => {
    const toRooms = (result: Result<LinkedBooking>): Result<GuestBooking[]> =>
      result.ok ? { ok: true, value: roomsOf(result.value) } : result
    return {
      read: async () => toRooms(await api.bookings.byLink({ token })),
      cancel: async () => toRooms(await api.bookings.cancelByLink({ token })),
    }
  }, [api, token])
}

/** By the token of the link, which is of a whole booking: `reference` names the room. */
const useLinkedAccess = (token: string, reference: string): BookingAccess => {
  const { api } = useHost()
  return useMemo(
    () => ({
      read: async (): Promise<Result<GuestBooking>> => {
        const result = await api.bookings.byLink({ token })
        if (!result.ok) return result
        const rooms = roomsOf(result.value)
        return { ok: true, value: rooms.find((one) => one.reference === reference) ?? result.value }
      },
      cancel: () => api.bookings.cancelByLink({ token, reference }),
      rooms: () => api.rooms.list(),
      quoteChange: (terms) => api.bookings.quoteChangeByLink({ token, reference, ...terms }),
      change: (terms) => api.bookings.changeByLink({ token, reference, ...terms }),
    }),
    [api, token, reference],
  )
}

/** No booking: the link is old or cut off, or there is none. */
const NoBooking = ({ hasToken, phone }: { hasToken: boolean; phone: string | undefined }) => {
  const { t } = useTranslation()
  return (
    <>
      {hasToken && (
        <Alert tone="warning" urgent title={t('linked.invalid')}>
          {t('linked.again', { days: limits.links.bookingDaysAfterStay })}
        </Alert>
      )}
      <Card>
        <FindBooking />
      </Card>
      <div className={styles.more}>
        <p>
          <span>{t('linked.ask')}</span>
          <PropertyContact phone={phone} />
        </p>
        <HostButton to={{ screen: 'profile' }} variant="quiet">
          {t('linked.profile')}
        </HostButton>
      </div>
    </>
  )
}
