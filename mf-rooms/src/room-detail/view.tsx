import type { Failure } from '@calm-rest/contract/api'
import { type PropsOf, searchOf } from '@calm-rest/contract/widget'
import type { ViewProps } from '@calm-rest/federation/widget'
import { searchKey } from '../stay-search/load-rooms.ts'
import { useRetry } from '../try-again/use-retry.ts'
import { DetailLoading } from './detail-loading.tsx'
import type { RoomPage } from './load-room.ts'
import { RoomArticle } from './room-article.tsx'
import * as styles from './room-detail.module.css'
import { RoomMissing } from './room-missing.tsx'

type RoomDetailProps = ViewProps<PropsOf<'mf-rooms', 'room-detail'>, RoomPage | null>

export const RoomDetail = (view: RoomDetailProps) => {
  const { frame, retry } = useRetry(view.reload)
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <RoomDetailState {...view} reload={retry} />
    </div>
  )
}

const RoomDetailState = ({ props, lang, loaded, reload }: RoomDetailProps) => {
  switch (loaded.status) {
    case 'loading':
      return <DetailLoading />
    case 'failed':
      return <RoomMissing onRetry={isUnknownRoom(loaded.failure) ? undefined : reload} />
    case 'ready':
      if (!loaded.data) return <RoomMissing />
      // another stay, by a link or by Back, starts again
      return <RoomArticle key={searchKey(props)} {...loaded.data} stay={searchOf(props)} lang={lang} />
  }
}

/** The API answered that there is no such room: another try would answer the same. */
const isUnknownRoom = (failure: Failure) => failure.kind === 'api' && failure.status === 404
