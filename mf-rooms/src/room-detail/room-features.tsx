import type { Room } from '@calm-rest/contract/api'
import { amenityIcons, Icon, icons } from '@calm-rest/ui'
import * as styles from './room-features.module.css'

interface RoomFeaturesProps {
  features: Room['features']
  label: string
}

/** The icon with this name; a check mark for a name that is newer than this release. */
export const iconOf = (icon: string | undefined): string =>
  icon !== undefined && Object.hasOwn(amenityIcons, icon)
    ? amenityIcons[icon as keyof typeof amenityIcons]
    : icons.check

export const RoomFeatures = ({ features, label }: RoomFeaturesProps) => (
  <ul className={styles.features} aria-label={label}>
    {features.map(({ icon, name, lang }) => (
      <li key={name} className={styles.feature}>
        <Icon draw={iconOf(icon)} />
        <span lang={lang}>{name}</span>
      </li>
    ))}
  </ul>
)
