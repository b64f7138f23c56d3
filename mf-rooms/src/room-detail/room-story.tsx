import type { Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { Icon } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CancellationRules } from './cancellation-rules.tsx'
import { iconOf, RoomFeatures } from './room-features.tsx'
import { RoomPlan } from './room-plan.tsx'
import * as styles from './room-story.module.css'

interface RoomStoryProps {
  room: Room
  lang: Lang
  /** Between the description and the amenities. */
  children: ReactNode
}

export const RoomStory = ({ room, lang, children }: RoomStoryProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.story}>
      <section className={styles.section}>
        <h2 className={styles.title}>{t('detail.about')}</h2>
        <p lang={room.textLangs?.description} className={styles.description}>
          {room.description}
        </p>
        <RoomFeatures features={room.features} label={t('room.features')} />
      </section>
      {children}
      {room.amenities.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('room.amenities')}</h2>
          <ul className={styles.amenities}>
            {room.amenities.map((name, index) => (
              <li key={name} className={styles.amenity}>
                <Icon draw={iconOf(room.amenityIcons[index])} />
                <span lang={room.amenityLangs?.[index] ?? undefined}>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {room.plan && <RoomPlan plan={room.plan} />}
      <section className={styles.cancellation}>
        <h2 className={styles.title}>{t('detail.cancellation')}</h2>
        <CancellationRules terms={room.terms} lang={lang} />
      </section>
    </div>
  )
}
