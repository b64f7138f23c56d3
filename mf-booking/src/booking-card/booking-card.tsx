import type { GuestBooking, Room } from '@calm-rest/contract/api'
import { HostLink } from '@calm-rest/federation/widget'
import { Alert, Button, Card } from '@calm-rest/ui'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RoomPicture } from '../room-picture/room-picture.tsx'
import * as styles from './booking-card.module.css'
import type { BookingDoor } from './booking-door.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingStatusBadge } from './booking-status.tsx'
import { CancelDialog, failureWords } from './cancel-dialog.tsx'
import { CancellationWords } from './cancellation-words.tsx'
import { HouseContact } from './house-contact.tsx'
import { type Cancellation, isOpen, useCancellation } from './use-cancellation.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

interface BookingCardProps {
  booking: GuestBooking
  /** Its room as the list has it: the booking itself knows neither picture nor language. */
  room: Room | undefined
  door: BookingDoor
  as?: 'article' | 'li'
  heading: 'h2' | 'h4'
  /** For a list of what is over. */
  brief?: boolean
}

export const BookingCard = (props: BookingCardProps) => {
  const { booking: given, room, door, as, heading: Heading, brief = false } = props
  const cancellation = useCancellation(given, door)
  const { booking } = cancellation
  const nameId = useId()
  const name = room?.name ?? booking.roomType
  const status = <BookingStatusBadge status={booking.status} />
  const picture = <RoomPicture room={room} sizes={brief ? smallSizes : sizes} lazy />
  const frame = brief ? {} : ({ layout: 'row', media: picture, mark: status } as const)
  return (
    <Card as={as ?? 'article'} aria-labelledby={nameId} {...frame}>
      <div className={brief ? styles.briefHead : styles.head}>
        {brief && <div className={styles.thumbnail}>{picture}</div>}
        <Heading id={nameId} className={styles.room}>
          {room ? <HostLink to={{ screen: 'room', id: room._id }}>{name}</HostLink> : name}
        </Heading>
        {brief && status}
      </div>
      <BookingFacts booking={booking} brief={brief} />
      <CardFoot cancellation={cancellation} />
      <CancelDialog cancellation={cancellation} roomName={name} />
    </Card>
  )
}

/** Beside the words where the card is wide, above them where it is not. */
const sizes = '(min-width: 700px) 320px, min(100vw, 600px)'
const smallSizes = '120px'

/** What can still be done, by the status. */
const CardFoot = ({ cancellation }: { cancellation: Cancellation }) => {
  const { t } = useTranslation()
  switch (cancellation.booking.status) {
    case 'no_show':
      return null
    case 'completed':
      return (
        <div className={styles.foot}>
          <HostLink to={{ screen: 'write-review' }}>{t('card.review')}</HostLink>
        </div>
      )
    case 'confirmed':
    case 'cancelled':
      return (
        <div className={styles.foot}>
          <Outcome cancellation={cancellation} />
          <CancelButton cancellation={cancellation} />
        </div>
      )
  }
}

/** The policy in words; after a cancellation here, that it is done. */
const Outcome = ({ cancellation: { booking, step } }: { cancellation: Cancellation }) => {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  const done = step.name === 'done'
  // the button that was pressed is gone
  useEffect(() => {
    if (done) notice.current?.focus()
  }, [done])
  if (done) {
    const key = booking.refund === 'none' ? 'cancel.doneNone' : 'cancel.doneFull'
    return (
      <Alert ref={notice} tabIndex={-1} tone="success" title={t('cancel.done')}>
        {t(key, { email: booking.email })}
      </Alert>
    )
  }
  return (
    <p>
      <CancellationWords booking={booking} />
      {booking.status === 'confirmed' && !isOpen(booking) && <HouseContact />}
    </p>
  )
}

const CancelButton = ({ cancellation: { booking, step, asked } }: { cancellation: Cancellation }) => {
  const { t } = useTranslation()
  const button = useFocusOnReturn(step.name)
  if (!isOpen(booking)) return null
  const reading = step.name === 'reading'
  return (
    <>
      {step.name === 'unread' && <Alert tone="danger">{failureWords(step.failure, t)}</Alert>}
      <Button ref={button} variant="secondary" busy={reading} onClick={asked} className={styles.cancel}>
        {reading ? t('cancel.reading') : t('cancel.open')}
      </Button>
    </>
  )
}
