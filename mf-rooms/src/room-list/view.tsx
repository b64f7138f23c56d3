import type { PropsOf } from '@calm-rest/contract/widget'
import { HostButton, type ViewProps } from '@calm-rest/federation/widget'
import { Alert, EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as grid from '../room-grid/room-grid.module.css'
import { RoomSkeletons } from '../room-skeletons/room-skeletons.tsx'
import { StaySearchForm } from '../stay-search/stay-search-form.tsx'
import { TryAgain } from '../try-again/try-again.tsx'
import { useRetry } from '../try-again/use-retry.ts'
import { FilteredRooms } from './filtered-rooms.tsx'
import type { RoomListData } from './load.ts'
import * as styles from './room-list.module.css'
import { allRooms, useWantedCategory, type WantedCategory } from './use-category-filter.ts'

type RoomListProps = ViewProps<PropsOf<'mf-rooms', 'room-list'>, RoomListData>

export const RoomList = (view: RoomListProps) => {
  const { frame, retry } = useRetry(view.reload)
  // kept while the rooms load: a search does not close the open tab
  const wantedCategory = useWantedCategory(view.props.category)
  return (
    <div className={grid.frame}>
      {/* while the rooms load, the fields stay as they are, and the focus in them */}
      <div className={styles.list}>
        {view.props.withSearch && (
          <Search
            {...view}
            category={wantedCategory.wanted === allRooms ? undefined : wantedCategory.wanted}
          />
        )}
        <div ref={frame} tabIndex={-1} className={styles.state}>
          <RoomListState {...view} wantedCategory={wantedCategory} reload={retry} />
        </div>
      </div>
    </div>
  )
}

interface SearchProps extends Pick<RoomListProps, 'props' | 'loaded'> {
  /** The open tab. */
  category: string | undefined
}

const Search = ({ props, loaded, category }: SearchProps) => {
  const { t } = useTranslation()
  const { checkIn, checkOut, guests } = props
  const outcome = loaded.status === 'ready' ? loaded.data.search : undefined
  return (
    <>
      <StaySearchForm
        search={{ checkIn, checkOut, guests }}
        category={category}
        problems={outcome?.status === 'refused' ? outcome.problems : undefined}
      />
      {outcome?.status === 'failed' && <Alert tone="warning">{t('search.failed')}</Alert>}
    </>
  )
}

/** Two rows of the widest grid. */
const skeletonCount = 6

const RoomListState = ({
  props,
  lang,
  loaded,
  reload,
  wantedCategory,
}: RoomListProps & { wantedCategory: WantedCategory }) => {
  const { t } = useTranslation()
  switch (loaded.status) {
    case 'loading':
      return (
        <div className={styles.list}>
          <div className={styles.bar}>
            <span className={styles.tabsSkeleton} />
            <p role="status" className={styles.count}>
              {t('list.loading')}
            </p>
          </div>
          <RoomSkeletons count={skeletonCount} withDetails />
        </div>
      )
    case 'failed':
      return (
        <TryAgain label={t('list.tryAgain')} onRetry={reload}>
          {t('list.failed')}
        </TryAgain>
      )
    case 'ready':
      if (loaded.data.rooms.length === 0) return <NoRooms />
      return (
        <FilteredRooms {...loaded.data} wantedCategory={wantedCategory} layout={props.layout} lang={lang} />
      )
  }
}

/** The API has no rooms at all: leads to the contact page. */
const NoRooms = () => {
  const { t } = useTranslation()
  const contact = <HostButton to={{ screen: 'contact' }}>{t('list.contact')}</HostButton>
  return (
    <EmptyState draw={icons.bed} action={contact}>
      <p>{t('list.empty')}</p>
    </EmptyState>
  )
}
