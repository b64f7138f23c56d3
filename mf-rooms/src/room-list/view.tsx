import type { Room } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import { HostButton, type ViewProps } from '@calm-rest/federation/widget'
import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as grid from '../room-grid/room-grid.module.css'
import { RoomSkeletons } from '../room-skeletons/room-skeletons.tsx'
import { TryAgain } from '../try-again/try-again.tsx'
import { useRetry } from '../try-again/use-retry.ts'
import { FilteredRooms } from './filtered-rooms.tsx'
import * as styles from './room-list.module.css'

type RoomListProps = ViewProps<PropsOf<'mf-rooms', 'room-list'>, Room[]>

export const RoomList = (view: RoomListProps) => {
  const { frame, retry } = useRetry(view.reload)
  return (
    <div ref={frame} tabIndex={-1} className={grid.frame}>
      <RoomListState {...view} reload={retry} />
    </div>
  )
}

/** Two rows of the widest grid. */
const skeletonCount = 6

const RoomListState = ({ props, lang, loaded, reload }: RoomListProps) => {
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
      if (loaded.data.length === 0) return <NoRooms />
      return (
        <FilteredRooms rooms={loaded.data} requested={props.category} layout={props.layout} lang={lang} />
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
