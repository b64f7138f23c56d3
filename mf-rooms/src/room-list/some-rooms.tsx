import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { RoomCard } from '../room-card/room-card.tsx'
import { gridClass } from '../room-grid/grid-class.ts'
import { type OfferedRoom, offeredRooms, stayOf } from '../room-offer/offered-rooms.ts'
import { PropertyClosed } from '../room-offer/property-closed.tsx'
import { roomChosen } from '../room-offer/room-chosen.ts'
import { canBeBooked, NotFree, OfferPrice } from '../room-offer/room-offer.tsx'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import * as styles from './room-list.module.css'
import { TooSmall } from './too-small.tsx'

interface SomeRoomsProps extends SearchedRooms {
  limit: number
  category?: string | undefined
  layout?: 'grid' | 'list' | undefined
  lang: Lang
}

/** The first rooms of a category, or of all, as brief cards. */
export const SomeRooms = ({ rooms, search, limit, category, layout, lang }: SomeRoomsProps) => {
  const host = useHost()
  const shown = offeredRooms({ rooms, search })
    .filter(({ room }) => category === undefined || room.category === category)
    .slice(0, limit)
  const report = (offered: OfferedRoom) => host.report(roomChosen(offered))
  const found = search?.status === 'found' ? search.offers : undefined
  if (shown.length === 0 && found && !found.closed) return <TooSmall stay={stayOf(found)} />
  const cards = (
    <ul className={gridClass({ layout })}>
      {shown.map(({ room, offer, stay }) => (
        <RoomCard
          key={room._id}
          room={room}
          price={offer && canBeBooked(offer) ? <OfferPrice offer={offer} lang={lang} /> : undefined}
          isTaken={!canBeBooked(offer)}
          stay={stay}
          lang={lang}
          heading="h2"
          pictureLoading="lazy"
          onChosen={() => report({ room, offer, stay })}
        >
          {offer && !canBeBooked(offer) ? (
            <NotFree
              offer={offer}
              lang={lang}
              isClosureSaid
              onChosen={(nearest) => report({ room, offer, stay: nearest })}
            />
          ) : undefined}
        </RoomCard>
      ))}
    </ul>
  )
  if (!found?.closed) return cards
  return (
    <div className={styles.list}>
      <PropertyClosed closed={found.closed} stay={stayOf(found)} category={category} lang={lang} />
      {cards}
    </div>
  )
}
