import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { PropsOf } from '@calm-rest/contract/widget'
import { useHost, type ViewProps } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { RoomCard } from '../room-card/room-card.tsx'
import { gridClass } from '../room-grid/grid-class.ts'
import * as grid from '../room-grid/room-grid.module.css'
import { roomChosen } from '../room-offer/room-chosen.ts'
import { useRetry } from '../try-again/use-retry.ts'
import { RoomsPending } from './rooms-pending.tsx'

type FeaturedRoomsProps = ViewProps<PropsOf<'mf-rooms', 'featured-rooms'>, Room[]>

export const FeaturedRooms = ({ props, lang, loaded, reload }: FeaturedRoomsProps) => {
  const { frame, retry } = useRetry(reload)
  const count = props.limit ?? limits.featuredRooms
  return (
    <div ref={frame} tabIndex={-1} className={grid.frame}>
      {loaded.status === 'ready' ? (
        <Cards props={props} lang={lang} rooms={loaded.data} />
      ) : (
        <RoomsPending count={count} failed={loaded.status === 'failed'} onRetry={retry} />
      )}
    </div>
  )
}

type CardsProps = Pick<FeaturedRoomsProps, 'props' | 'lang'> & { rooms: readonly Room[] }

const Cards = ({ props, lang, rooms }: CardsProps) => {
  const { t } = useTranslation()
  const host = useHost()
  // the home page leaves out what is around it
  if (rooms.length === 0) return <p data-no-rooms="">{t('list.empty')}</p>
  return (
    <ul className={gridClass(props)}>
      {rooms.map((room) => (
        <RoomCard
          key={room._id}
          room={room}
          lang={lang}
          heading={`h${props.headingLevel ?? 3}`}
          pictureLoading="lazy"
          onChosen={() => host.report(roomChosen({ room }))}
        />
      ))}
    </ul>
  )
}
