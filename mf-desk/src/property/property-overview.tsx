import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button, EmptyState, Icon, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { DocumentSettings } from '../documents/document-settings.tsx'
import { FactsCard } from '../facts/facts-card.tsx'
import { LookCard } from '../look/look-card.tsx'
import { toSection } from '../navigation/sections.ts'
import { Answered } from '../parts/answered.tsx'
import { Titled } from '../parts/titled.tsx'
import { NewRoomDialog } from './new-room-dialog.tsx'
import * as styles from './property.module.css'
import { PropertyAmenities } from './property-amenities.tsx'
import { RoomCard } from './room-card.tsx'

interface PropertyOverviewProps {
  amenity: string | undefined
  missing: Lang | undefined
}

/** The rooms, and settings of the property. */
export const PropertyOverview = ({ amenity, missing }: PropertyOverviewProps) => (
  <div className={styles.page}>
    <Rooms />
    <FactsCard />
    <LookCard />
    <DocumentSettings />
    <PropertyAmenities begin={amenity} missing={missing} />
  </div>
)

const Rooms = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listRoomTypes', {})
  return (
    <Titled title={t('property.rooms')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(rooms) =>
          rooms.length === 0 ? (
            <EmptyState draw={icons.bed}>{t('property.noRooms')}</EmptyState>
          ) : (
            <ul className={styles.rooms}>
              {rooms.map((room) => (
                <li key={room.roomId}>
                  <RoomCard room={room} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <NewRoom />
    </Titled>
  )
}

/** Creates a room type and opens its page. */
const NewRoom = () => {
  const { t } = useTranslation()
  const host = useHost()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.more}>
      <Button variant="secondary" icon={<Icon draw={icons.plus} />} onClick={() => setOpen(true)}>
        {t('property.newRoom')}
      </Button>
      {isOpen && (
        <NewRoomDialog
          onClose={() => setOpen(false)}
          onDone={({ roomId }) => host.navigate(toSection({ section: 'property', room: roomId }))}
        />
      )}
    </div>
  )
}
