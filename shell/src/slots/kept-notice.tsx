import { lazy, Suspense } from 'react'
import type { NoticeProps } from './notice/notice.tsx'
import { SlotFailure } from './slot-failure.tsx'

/** Where not even the notice can be fetched, that for an empty slot says what there is to say. */
const NotFetched = ({ silent, onRetry }: NoticeProps) => (silent ? null : <SlotFailure onRetry={onRetry} />)

/** Few guests need it. */
const Notice = lazy(async () => ({
  default: await import(/* webpackChunkName: "rare" */ './notice/notice.tsx').then(
    (loaded) => loaded.Notice,
    () => NotFetched,
  ),
}))

/** Stands behind HTML of the server that is shown without its scripts. */
export const KeptNotice = (props: NoticeProps) => (
  <Suspense fallback={null}>
    <Notice {...props} />
  </Suspense>
)
