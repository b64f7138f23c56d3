import type { ExampleRoom, StaffExamples } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './setup.module.css'

/** The rooms and reviews that the seed invented: what goes, and what stays with its reason. */
export const ExamplesCard = ({ onRemoved }: { onRemoved: () => Promise<void> }) => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listExamples', {})
  const removed = async () => {
    await reload()
    await onRemoved()
  }
  return (
    <Titled title={t('setup.examples')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(examples) => <Examples examples={examples} onRemoved={removed} />}
      </Answered>
    </Titled>
  )
}

const goes = ({ outcome }: ExampleRoom) => outcome !== 'changed' && outcome !== 'booked'

const Examples = ({ examples, onRemoved }: { examples: StaffExamples; onRemoved: () => Promise<void> }) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const lang = useLang()
  const { version, rooms, reviews } = examples
  const going = rooms.filter(goes)
  const staying = rooms.filter((room) => !goes(room))
  const hasAny = going.length > 0 || reviews > 0
  const all = new Intl.ListFormat(lang).format([
    ...(going.length > 0 ? [t('setup.roomsGo', { count: going.length })] : []),
    ...(reviews > 0 ? [t('setup.reviewsGo', { count: reviews })] : []),
  ])
  return (
    <div className={styles.examples}>
      {!hasAny && <p>{t('setup.noExamples')}</p>}
      {hasAny && (
        <>
          <p>{t('setup.examplesLead', { all })}</p>
          <Rooms rooms={going} />
        </>
      )}
      {staying.length > 0 && (
        <>
          <p>{t('setup.staying')}</p>
          <Rooms rooms={staying} />
        </>
      )}
      {hasAny && (
        <div>
          <ConfirmButton
            variant="secondary"
            label={t('setup.remove')}
            name={t('setup.remove')}
            consequence={t('setup.removeText', { all })}
            attempt={() => call('removeExamples', { body: { version } })}
            onDone={() => void onRemoved()}
          />
        </div>
      )}
    </div>
  )
}

const Rooms = ({ rooms }: { rooms: readonly ExampleRoom[] }) => {
  const { t } = useTranslation()
  if (rooms.length === 0) return null
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ roomId, roomType, outcome, references }) => (
        <li key={roomId}>
          <p>{roomType}</p>
          {outcome !== 'deleted' && (
            <p className={parts.soft}>
              {t(`setup.outcome.${outcome}`, { references: references.join(', ') })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
