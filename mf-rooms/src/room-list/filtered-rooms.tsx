import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { FilterTabs } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategoryLabel } from '../category/use-category-label.ts'
import { gridClass } from '../room-grid/grid-class.ts'
import { type OfferedRoom, offeredRooms, stayOf } from '../room-offer/offered-rooms.ts'
import { PropertyClosed } from '../room-offer/property-closed.tsx'
import { roomChosen } from '../room-offer/room-chosen.ts'
import { canBeBooked } from '../room-offer/room-offer.tsx'
import { RoomSkeletons } from '../room-skeletons/room-skeletons.tsx'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import { ListedRoom } from './listed-room.tsx'
import * as styles from './room-list.module.css'
import { TakenRooms } from './taken-rooms.tsx'
import { TooSmall } from './too-small.tsx'
import { allRooms, categoryFilter, type WantedCategory } from './use-category-filter.ts'
import { useRearrange } from './use-rearrange.ts'

interface FilteredRoomsProps extends SearchedRooms {
  wantedCategory: WantedCategory
  layout: 'grid' | 'list' | undefined
  lang: Lang
  /** The rooms are on their way. */
  isLoading?: boolean
}

/** Columns of the widest grid; the pictures of its first row are on the first screen. */
const firstRow = 3
/** Two rows of the widest grid. */
const skeletonCount = 2 * firstRow
const isFree = ({ offer }: OfferedRoom) => canBeBooked(offer)
const categoryOf = (tab: string) => (tab === allRooms ? undefined : tab)
const loadingAt = (index: number) => (index === 0 ? 'first' : index < firstRow ? 'eager' : 'lazy')

/** The status is one element from the first paint on: a screen reader only announces its changes. */
export const FilteredRooms = ({
  rooms,
  search,
  wantedCategory,
  layout,
  lang,
  isLoading = false,
}: FilteredRoomsProps) => {
  const { t } = useTranslation()
  const host = useHost()
  const panelId = useId()
  const categoryLabel = useCategoryLabel()
  const filter = categoryFilter(rooms, wantedCategory)
  const { list, remember } = useRearrange(filter.category)
  const found = search?.status === 'found' ? search.offers : undefined
  const offered = offeredRooms({ rooms, search })
  const listed = offered.filter(({ room }) => filter.isShown(room))
  const free = listed.filter(isFree)
  const taken = listed.filter((one) => !isFree(one))
  const stay = found && stayOf(found)
  // a room that is too small for the guests has no offer: two of these rooms may do
  const isNoneFree = found && found.offers.length < rooms.length && !offered.some(isFree)
  const needsTwo = !found?.closed && (isNoneFree || listed.length === 0)
  const labelOf = (category: string) => (category === allRooms ? t('category.all') : categoryLabel(category))
  const choose = (category: string) => {
    remember()
    filter.choose(category)
  }
  const report = (offered: OfferedRoom) => {
    filter.rememberCategory()
    host.report(roomChosen(offered))
  }
  const said = t(found ? 'list.free' : 'list.count', { count: free.length })
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        {isLoading ? (
          <span className={styles.tabsSkeleton} />
        ) : (
          <FilterTabs
            label={t('list.categories')}
            tabs={filter.categories.map((value) => ({
              value,
              label: labelOf(value),
              href: host.href({ screen: 'rooms', category: categoryOf(value), ...stay }),
            }))}
            value={filter.category}
            onValueChange={choose}
            panelId={panelId}
          />
        )}
        <p role="status" className={styles.count}>
          {isLoading ? t('list.loading') : said}
        </p>
      </div>
      {isLoading ? (
        <RoomSkeletons count={skeletonCount} withDetails />
      ) : (
        <div role="tabpanel" id={panelId} aria-label={labelOf(filter.category)}>
          {found?.closed && stay && (
            <PropertyClosed
              closed={found.closed}
              stay={stay}
              category={categoryOf(filter.category)}
              lang={lang}
            />
          )}
          <ul ref={list} className={gridClass({ layout })}>
            {free.map(({ room, offer, stay }, index) => (
              <ListedRoom
                key={room._id}
                room={room}
                offer={offer}
                stay={stay}
                lang={lang}
                pictureLoading={loadingAt(index)}
                onChosen={() => report({ room, offer, stay })}
              />
            ))}
          </ul>
          {needsTwo && stay && <TooSmall stay={stay} isTaken={taken.length > 0} />}
          {taken.length > 0 && (
            <TakenRooms
              taken={taken}
              isAnswer={free.length === 0 && !found?.closed}
              lang={lang}
              onChosen={report}
            />
          )}
        </div>
      )}
    </div>
  )
}
