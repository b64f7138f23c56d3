import type { Room } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import type { ViewProps } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import * as grid from '../room-grid/room-grid.module.css'
import { RoomSkeletons } from '../room-skeletons/room-skeletons.tsx'
import { TryAgain } from '../try-again/try-again.tsx'
import { useRetry } from '../try-again/use-retry.ts'
import { FilteredRooms } from './filtered-rooms.tsx'
import { NoRooms } from './no-rooms.tsx'
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

const placesHeld = 6

const RoomListState = ({ props, lang, loaded, reload }: RoomListProps) => {
  const { t } = useTranslation()
  switch (loaded.status) {
    case 'loading':
      return (
        <div className={styles.list}>
          <div className={styles.bar}>
            <span className={styles.tabsPlace} />
            <p role="status" className={styles.count}>
              {t('list.loading')}
            </p>
          </div>
          <RoomSkeletons count={placesHeld} withMore />
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
      return <FilteredRooms rooms={loaded.data} begin={props.category} layout={props.layout} lang={lang} />
  }
}
