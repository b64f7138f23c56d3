import type { BookingStatus, GuestBooking, Room } from '@calm-rest/contract/api'
import { HostLink } from '@calm-rest/federation/widget'
import { Badge, type BadgeProps, Card, Icon, icons } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RoomPicture } from '../room-picture/room-picture.tsx'
import type { BookingAccess } from './booking-access.ts'
import * as styles from './booking-card.module.css'
import { BookingFacts } from './booking-facts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CardFoot } from './card-foot.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { useCancellation } from './use-cancellation.ts'
import { useChange } from './use-change.ts'
import { useShownBooking } from './use-shown-booking.ts'

export interface BookingCardProps {
  booking: GuestBooking
  /** Its room in the list: the booking has neither picture nor translation. */
  room: Room | undefined
  access: BookingAccess
  as?: 'article' | 'li'
  heading: 'h2' | 'h4'
  /** For a list of past stays. */
  brief?: boolean
  /** Called with the booking after a change or cancellation on this page. */
  onUpdate?: (booking: GuestBooking) => void
}

export const BookingCard = (props: BookingCardProps) => {
  const { booking: given, room, access, as, heading: Heading, brief = false, onUpdate } = props
  const shown = useShownBooking(given, onUpdate)
  const cancellation = useCancellation(shown, access)
  const change = useChange(shown, access)
  const { booking } = shown
  const { t } = useTranslation()
  const nameId = useId()
  // a change may have led to another room, of which only the name is known
  const own = room?._id === booking.roomId ? room : undefined
  const name = own?.name ?? booking.roomType
  const status = <BookingStatusBadge status={booking.status} />
  const picture = <RoomPicture room={own} sizes={brief ? smallSizes : sizes} lazy />
  const frame = brief ? {} : ({ layout: 'row', media: picture, mark: status } as const)
  return (
    <Card as={as ?? 'article'} aria-labelledby={nameId} {...frame}>
      <div className={brief ? styles.briefHead : styles.head}>
        {brief && <div className={styles.thumbnail}>{picture}</div>}
        <Heading id={nameId} className={styles.room}>
          {own ? <HostLink to={{ screen: 'room', id: own._id }}>{name}</HostLink> : name}
        </Heading>
        {brief && status}
      </div>
      <BookingFacts booking={booking} brief={brief} />
      <CardFoot cancellation={cancellation} change={change} />
      <ChangeDialog change={change} />
      <CancelDialog
        steps={cancellation}
        title={t(cancellation.isRoom ? 'cancel.titleRoom' : 'cancel.title')}
        rooms={[{ booking, name }]}
      />
    </Card>
  )
}

/** Beside the text if the card is wide, otherwise above it. */
const sizes = '(min-width: 700px) 320px, min(100vw, 600px)'
const smallSizes = '120px'

const tones: Record<BookingStatus, BadgeProps['tone']> = {
  confirmed: 'tea',
  completed: 'sea',
  cancelled: 'sand',
  no_show: 'sand',
}

const BookingStatusBadge = ({ status }: { status: BookingStatus }) => {
  const { t } = useTranslation()
  const icon = status === 'confirmed' && <Icon draw={icons.check} />
  return (
    <Badge tone={tones[status]} icon={icon}>
      {t(`card.status.${status}`)}
    </Badge>
  )
}
