import { type RoomPhotographs as Photographs, staffLimits } from '@calm-rest/contract/staff'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Titled } from '../parts/titled.tsx'
import { PhotographGrid } from './photograph-grid.tsx'
import * as styles from './photographs.module.css'
import { PickButton } from './pick-button.tsx'
import { UploadCard } from './upload-card.tsx'
import { useUploads } from './use-uploads.ts'

const { perRoom } = staffLimits.photographs

const camera = 'M3 7.5h4.5L9 5h6l1.5 2.5H21v12H3ZM12 9.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5Z'

/** The photographs of a room: guests see a change at their next page. Use the room as its `key`. */
export const RoomPhotographs = ({ roomId, isNeeded }: { roomId: string; isNeeded: boolean }) => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listPhotographs', { params: { roomId } })
  return (
    <Titled title={t('photographs.title')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(room) => <PhotographsOf room={room} isNeeded={isNeeded} reload={reload} />}
      </Answered>
    </Titled>
  )
}

interface PhotographsOfProps {
  room: Photographs
  /** Without one guests cannot find the room: it has no drawn scenes. */
  isNeeded: boolean
  reload: () => Promise<void>
}

const PhotographsOf = ({ room, isNeeded, reload }: PhotographsOfProps) => {
  const { t } = useTranslation()
  const { uploads, sender } = useUploads(room.roomId, () => void reload())
  const count = room.photographs.length
  const isFull = count + uploads.length >= perRoom
  const pick = { disabled: isFull, onPicked: sender.add }
  const isEmpty = count === 0 && uploads.length === 0
  return (
    <div className={styles.photographs}>
      <div className={styles.ways}>
        <PickButton {...pick} variant="primary" camera icon={<Icon draw={camera} />}>
          {t('photographs.take')}
        </PickButton>
        <PickButton {...pick} variant="secondary" icon={<Icon draw={icons.plus} />}>
          {t('photographs.choose')}
        </PickButton>
      </div>
      <p className={styles.hint}>
        {isFull
          ? t('photographs.full', { count: perRoom })
          : t(isEmpty ? `photographs.${isNeeded ? 'needed' : 'none'}` : 'photographs.hint')}
      </p>
      {uploads.length > 0 && (
        <ul className={styles.grid} aria-label={t('photographs.onTheirWay')}>
          {uploads.map((upload) => (
            <UploadCard
              key={upload.id}
              upload={upload}
              onRetry={() => sender.retry(upload.id)}
              onDiscard={() => void sender.discard(upload.id)}
            />
          ))}
        </ul>
      )}
      <PhotographGrid room={room} reload={reload} />
    </div>
  )
}
