import type { PropsOf } from '@calm-rest/contract/widget'
import { HostButton, type ViewProps } from '@calm-rest/federation/widget'
import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as grid from '../room-grid/room-grid.module.css'
import { RoomSkeletons } from '../room-skeletons/room-skeletons.tsx'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import { SearchPanel } from '../stay-search/search-panel.tsx'
import { TryAgain } from '../try-again/try-again.tsx'
import { useRetry } from '../try-again/use-retry.ts'
import { FilteredRooms } from './filtered-rooms.tsx'
import * as styles from './room-list.module.css'
import { SomeRooms } from './some-rooms.tsx'
import { allRooms, useWantedCategory, type WantedCategory } from './use-category-filter.ts'

type RoomListProps = ViewProps<PropsOf<'mf-rooms', 'room-list'>, SearchedRooms>

export const RoomList = (view: RoomListProps) => {
  const { frame, retry } = useRetry(view.reload)
  // kept while the rooms load: a search does not close the open tab
  const wantedCategory = useWantedCategory(view.props.category)
  return (
    <div className={grid.frame}>
      {/* while the rooms load, the fields stay as they are, and the focus in them */}
      <div className={styles.list}>
        <SearchPanel
          search={view.props}
          category={wantedCategory.wanted === allRooms ? undefined : wantedCategory.wanted}
          outcome={view.loaded.status === 'ready' ? view.loaded.data.search : undefined}
          lang={view.lang}
        />
        <div ref={frame} tabIndex={-1} className={styles.state}>
          <RoomListState {...view} wantedCategory={wantedCategory} reload={retry} />
        </div>
      </div>
    </div>
  )
}

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
      if (props.limit === undefined)
        return (
          <FilteredRooms
            rooms={[]}
            isLoading
            wantedCategory={wantedCategory}
            layout={props.layout}
            lang={lang}
          />
        )
      return (
        <div className={styles.list}>
          <p role="status" className={styles.count}>
            {t('list.loading')}
          </p>
          <RoomSkeletons count={props.limit} />
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
      if (props.limit !== undefined)
        return <SomeRooms {...props} {...loaded.data} limit={props.limit} lang={lang} />
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
