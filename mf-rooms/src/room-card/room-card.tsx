import type { Room } from '@calm-rest/contract/api'
import { hasDiscount } from '@calm-rest/contract/stay'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { Badge, Card, classNames } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategoryLabel } from '../category/use-category-label.ts'
import { picturesOf, RoomPicture } from '../room-picture/room-picture.tsx'
import { RoomPrice } from '../room-price/room-price.tsx'
import { RoomRating } from '../room-rating/room-rating.tsx'
import { CardActions } from './card-actions.tsx'
import * as styles from './room-card.module.css'

/** `sizes` of the pictures: the grid has three, two or one columns. */
const sizes = '(min-width: 980px) min(31vw, 370px), (min-width: 640px) 48vw, 96vw'

export interface RoomCardProps {
  room: Room
  /** Replaces the price of a night by the price for the searched dates. */
  price?: ReactNode
  /** It cannot be booked for them. */
  isTaken?: boolean | undefined
  /** Dates with which its links go on. */
  stay?: StaySearch | undefined
  lang: Lang
  heading: 'h2' | 'h3'
  /** `first`: on top of the page, fetched before other pictures; `eager`: probably in sight; `lazy`: further down. */
  pictureLoading: 'first' | 'eager' | 'lazy'
  /** The visitor opens the room, or books it. */
  onChosen: () => void
  /** More about the room, below its description. */
  children?: ReactNode
}

export const RoomCard = ({
  room,
  price,
  isTaken = false,
  stay,
  lang,
  heading: Heading,
  pictureLoading,
  onChosen,
  children,
}: RoomCardProps) => {
  const { t } = useTranslation()
  const categoryLabel = useCategoryLabel()
  // A link for pointers only: keyboards and screen readers have the same one as 'Details'.
  const picture = (
    <>
      <HostLink
        to={{ screen: 'room', id: room._id, ...stay }}
        className={styles.picture}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onChosen}
      >
        <RoomPicture
          picture={picturesOf(room)[0]}
          name={room.name}
          sizes={sizes}
          loading={pictureLoading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={pictureLoading === 'first' ? 'high' : 'auto'}
        />
      </HostLink>
      <p className={styles.category}>{categoryLabel(room.category)}</p>
    </>
  )
  return (
    <Card
      as="li"
      part="room-card"
      data-value={room.category}
      layout="row"
      media={picture}
      mark={
        !price && hasDiscount(room.price, room.discountPrice) && <Badge tone="sun">{t('price.offer')}</Badge>
      }
      actions={<CardActions room={room} stay={stay} canBeBooked={!isTaken} onChosen={onChosen} />}
    >
      <div className={styles.head}>
        <Heading lang={room.textLangs?.name} className={styles.name}>
          {room.name}
        </Heading>
        <div className={styles.worth}>
          {price ?? <RoomPrice room={room} lang={lang} unit="night" />}
          <RoomRating rating={room.rating} lang={lang} />
        </div>
      </div>
      <p
        lang={room.textLangs?.description}
        className={classNames(
          styles.description,
          (price !== undefined || children !== undefined) && styles.brief,
        )}
      >
        {room.description}
      </p>
      {children}
    </Card>
  )
}
