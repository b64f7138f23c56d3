import type { StaffAmenity } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { toSection } from '../navigation/sections.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { nameIn } from '../parts/name-in.ts'
import * as parts from '../parts/parts.module.css'
import { useSiteLang } from '../use-lang.ts'

interface AmenityUseProps {
  amenity: StaffAmenity
  /** Reads it again. */
  reload: () => Promise<void>
  onRemoved: () => void
}

/** Rooms that have it; if there are none, a button to delete it. */
export const AmenityUse = ({ amenity, ...acts }: AmenityUseProps) =>
  amenity.rooms.length > 0 ? (
    <RoomsWithAmenity rooms={amenity.rooms} />
  ) : (
    <RemoveAmenity amenity={amenity} {...acts} />
  )

const RemoveAmenity = ({ amenity: { id, version, names }, reload, onRemoved }: AmenityUseProps) => {
  const { t } = useTranslation()
  const lang = useSiteLang()
  const { call } = useDesk()
  const remove = async () => {
    const answer = await call('removeAmenity', { params: { id }, body: { version } })
    if (!answer.ok) await reload()
    return answer
  }
  return (
    <ConfirmButton
      label={t('property.removeAmenity')}
      name={t('property.removeAmenityOf', { name: nameIn(names, lang) })}
      consequence={t('property.removeAmenityText')}
      attempt={remove}
      onDone={onRemoved}
    />
  )
}

/** Links to the rooms, by name. */
const RoomsWithAmenity = ({ rooms }: Pick<StaffAmenity, 'rooms'>) => {
  const { t } = useTranslation()
  const { answer } = useAnswer('listRoomTypes', {})
  const nameOf = (roomId: string) =>
    (answer.status === 'ready' && answer.value.find((room) => room.roomId === roomId)?.roomType) || roomId
  return (
    <p className={parts.soft}>
      <span>{t('property.amenityInUse')}</span>{' '}
      {rooms.map((roomId, i) => (
        <span key={roomId}>
          {i > 0 && <span> · </span>}
          <HostLink to={toSection({ section: 'property', room: roomId })}>{nameOf(roomId)}</HostLink>
        </span>
      ))}
    </p>
  )
}
