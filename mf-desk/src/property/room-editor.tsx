import type { StaffAmenity, StaffRoomType } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { HostLink, useHost } from '@calm-rest/federation/widget'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { toSection } from '../navigation/sections.ts'
import { Answered } from '../parts/answered.tsx'
import { roomNameIn } from '../parts/name-in.ts'
import { Titled } from '../parts/titled.tsx'
import { RoomPhotographs } from '../photographs/room-photographs.tsx'
import { useSiteLang } from '../use-lang.ts'
import * as styles from './property.module.css'
import { RoomForm } from './room-form.tsx'
import { EndRoom, NotOffered } from './room-status.tsx'
import { RoomUnits } from './room-units.tsx'

/** One type of room, as guests read it. */
export const RoomEditor = ({ roomId, missing }: { roomId: string; missing?: Lang | undefined }) => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('readRoomType', { params: { roomId } })
  const property = useAnswer('listAmenities', {})
  return (
    <div className={styles.page}>
      <nav className={styles.head}>
        <HostLink to={toSection({ section: 'property' })} className={styles.back}>
          <Icon draw={icons.arrowLeft} />
          <span>{t('property.rooms')}</span>
        </HostLink>
        {answer.status === 'ready' && answer.value.status === 'offered' && <SiteLink roomId={roomId} />}
      </nav>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(room) => (
          <Answered answer={property.answer} onRetry={() => void property.reload()}>
            {(amenities) => (
              <Ready
                room={room}
                amenities={amenities}
                missing={missing}
                reload={reload}
                reloadAmenities={property.reload}
              />
            )}
          </Answered>
        )}
      </Answered>
    </div>
  )
}

interface ReadyProps {
  room: StaffRoomType
  amenities: readonly StaffAmenity[]
  missing: Lang | undefined
  reload: () => Promise<void>
  reloadAmenities: () => Promise<void>
}

const Ready = ({ room, amenities, missing, reload, reloadAmenities }: ReadyProps) => {
  const { t } = useTranslation()
  const name = roomNameIn(room, useSiteLang())
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <NotOffered room={room} onChanged={reload} />
      <RoomPhotographs roomId={room.roomId} isNeeded={room.missing.includes('picture')} />
      <RoomForm
        room={room}
        amenities={amenities}
        missing={missing}
        reload={reload}
        reloadAmenities={reloadAmenities}
      />
      <Titled title={t('property.unitsTitle')}>
        <RoomUnits room={room} onChanged={() => void reload()} />
      </Titled>
      {room.status === 'offered' && (
        <Titled title={t('property.ending')}>
          <EndRoom room={room} onChanged={reload} />
        </Titled>
      )}
    </>
  )
}

/** The guest's page of the room, beside the desk. */
const SiteLink = ({ roomId }: { roomId: string }) => {
  const { t } = useTranslation()
  const host = useHost()
  return (
    <Button
      href={host.href({ screen: 'room', id: roomId })}
      target="_blank"
      rel="noopener"
      variant="secondary"
      size="small"
      icon={<Icon draw={icons.external} />}
    >
      {t('property.onSite')}
    </Button>
  )
}
