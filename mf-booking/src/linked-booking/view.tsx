import type { GuestBooking, LinkedBooking, Result, Room } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { HostButton, useHost, type ViewProps } from '@calm-rest/federation/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { Alert, Card, ErrorState, Skeleton } from '@calm-rest/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrivalSection } from '../arrival/arrival-section.tsx'
import { BookedBanner } from '../booked-banner/booked-banner.tsx'
import { forgetBookedHere, readBookedHere } from '../booked-here.ts'
import type { BookingAccess } from '../booking-card/booking-access.ts'
import { BookingCard } from '../booking-card/booking-card.tsx'
import { CancelWhole, type WholeAccess } from '../booking-card/cancel-whole.tsx'
import { PropertyContact } from '../booking-card/property-contact.tsx'
import { useNewerRooms } from '../booking-card/use-newer-rooms.ts'
import { isHeld } from '../is-held.ts'
import { useLang } from '../use-lang.ts'
import { useRetry } from '../use-retry.ts'
import { FindBooking } from './find-booking.tsx'
import * as styles from './linked-booking.module.css'
import type { LinkedBookingData, LinkedProps } from './load.ts'
import { Ticket } from './ticket.tsx'

type LinkedViewProps = ViewProps<LinkedProps, LinkedBookingData>

export const LinkedBookingView = ({ props, loaded, reload }: LinkedViewProps) => {
  const { t } = useTranslation()
  const { frame, retry } = useRetry<HTMLDivElement>(reload)
  const { receipt: bookedHere, over } = useBookedHere(props.token, loaded)
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {bookedHere ? (
        <div className={styles.booked}>
          <BookedBanner reference={bookedHere.reference}>
            <h1>{t('confirmation.title')}</h1>
          </BookedBanner>
        </div>
      ) : (
        <h1 className={styles.title}>{t('linked.title')}</h1>
      )}
      <LinkedState
        token={props.token}
        loaded={loaded}
        isNew={bookedHere !== undefined}
        onOver={over}
        onRetry={retry}
      />
    </div>
  )
}

/** The booking of this tab, also while or if the booking itself cannot be read; not once it is cancelled. */
const useBookedHere = (token: string, loaded: LinkedViewProps['loaded']) => {
  const { drafts } = useHost()
  const [isOver, setOver] = useState(false)
  const over = () => {
    forgetBookedHere(drafts)
    setOver(true)
  }
  const receipt = readBookedHere(drafts)?.receipt
  const booking = loaded.status === 'ready' ? loaded.data.booking : undefined
  const isKept = !isOver && (!booking || roomsOf(booking).some(isConfirmed))
  // whether a held stay was paid since is not known here
  const isHere = token !== '' && receipt?.token === token && isKept && !isHeld(receipt)
  return { receipt: isHere ? receipt : undefined, over }
}

interface LinkedStateProps {
  token: string
  loaded: LinkedViewProps['loaded']
  /** Whether it was just booked in this tab. */
  isNew: boolean
  /** Whether the banner is gone: the booking is cancelled, or another stay is wanted. */
  onOver: () => void
  onRetry: () => void
}

const LinkedState = ({ token, loaded, isNew, onOver, onRetry }: LinkedStateProps) => {
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
      return (
        <LinkedCards
          token={token}
          booking={loaded.data.booking}
          rooms={loaded.data.rooms}
          isNew={isNew}
          onOver={onOver}
        />
      )
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

interface LinkedCardsProps extends Pick<LinkedStateProps, 'token' | 'isNew' | 'onOver'> {
  booking: NonNullable<LinkedBookingData['booking']>
  rooms: readonly Room[]
}

/** A card for each room of the booking; below them one button for all, and the form for the arrival. */
const LinkedCards = ({ token, booking, rooms: known, isNew, onOver }: LinkedCardsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { session, property } = useHost()
  const signedIn = useSyncExternalStore(
    session.subscribe,
    () => session.current() !== undefined,
    () => false,
  )
  const newer = useNewerRooms(roomsOf(booking))
  const { rooms } = newer
  const update = (room: GuestBooking) => {
    newer.update(room)
    if (!isConfirmed(room)) onOver()
  }
  const ofList = ({ roomId }: GuestBooking) => known.find(({ _id }) => _id === roomId)
  const nameOf = (one: GuestBooking) => ofList(one)?.name ?? one.roomType
  const [confirmed, ...others] = rooms.filter(isConfirmed)
  // one form per booking, however many rooms it has
  const asked = rooms.find(({ mayTellArrival }) => mayTellArrival)
  return (
    <>
      {confirmed && (
        <p className={styles.printed}>
          {t('ticket.printed', {
            property: property?.name ?? '',
            reference: bookingReferenceOf(booking.reference),
            on: formatDateTime(lang, booking.bookedAt, hotel.timeZone, { dateStyle: 'long' }),
          })}
        </p>
      )}
      {isNew && <p className={styles.mailed}>{t('next.mail', { email: booking.email })}</p>}
      {rooms.length > 1 && (
        <p className={styles.several}>
          {t(rooms.some(isConfirmed) ? 'linked.several' : 'own.several', {
            count: rooms.length,
            reference: bookingReferenceOf(booking.reference),
          })}
        </p>
      )}
      {rooms.map((one) => (
        <LinkedCard key={one.reference} token={token} booking={one} room={ofList(one)} onUpdate={update} />
      ))}
      {confirmed && <Ticket token={token} rooms={[confirmed, ...others]} nameOf={nameOf} />}
      <CancelWhole
        key={booking.reference}
        rooms={rooms}
        nameOf={nameOf}
        access={useWholeAccess(token)}
        onUpdate={update}
      />
      {/* the reported arrival is for one day: another check-in begins with an empty form */}
      {asked && (
        <div className={styles.arrival}>
          <ArrivalSection
            key={`${asked.reference} ${asked.checkIn}`}
            token={token}
            booking={asked}
            onTold={update}
          />
        </div>
      )}
      <div className={styles.more}>
        {isNew && (
          <HostButton to={{ screen: 'book' }} variant="secondary" onClick={onOver}>
            {t('confirmation.another')}
          </HostButton>
        )}
        {!signedIn && <p>{t('linked.account')}</p>}
        <HostButton to={{ screen: 'profile' }} variant="quiet">
          {t(signedIn ? 'confirmation.own' : 'linked.profile')}
        </HostButton>
      </div>
    </>
  )
}

interface LinkedCardProps {
  token: string
  booking: GuestBooking
  room: Room | undefined
  onUpdate: (booking: GuestBooking) => void
}

const LinkedCard = ({ token, booking, room, onUpdate }: LinkedCardProps) => (
  <BookingCard
    heading="h2"
    booking={booking}
    room={room}
    access={useLinkedAccess(token, booking.reference)}
    onUpdate={onUpdate}
  />
)

const isConfirmed = ({ status }: GuestBooking) => status === 'confirmed'

const roomsOf = (booking: LinkedBooking): GuestBooking[] => [booking, ...(booking.otherRooms ?? [])]

/** By the link's token: all rooms of its booking. */
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

/** By the token of a whole booking's link: `reference` names the room. */
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

/** No booking: the link is expired, incomplete or wrong. */
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
