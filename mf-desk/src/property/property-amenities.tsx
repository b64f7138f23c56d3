import type { StaffAmenity } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { amenityIcons, Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { nameIn } from '../parts/name-in.ts'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useSiteLang } from '../use-lang.ts'
import { AmenityDialog } from './amenity-dialog.tsx'
import * as styles from './property-amenities.module.css'
import { useOpenedAmenity } from './use-opened-amenity.ts'

interface PropertyAmenitiesProps {
  /** Id of the amenity that is open at first, and the language that it lacks. */
  begin?: string | undefined
  missing?: Lang | undefined
}

/** All amenities of the property, used or not. */
export const PropertyAmenities = ({ begin, missing }: PropertyAmenitiesProps) => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listAmenities', {})
  const { opened, amenity, open, close } = useOpenedAmenity(
    answer.status === 'ready' ? answer.value : [],
    begin,
  )
  const closed = () => {
    close()
    void reload()
  }
  return (
    <Titled title={t('property.propertyAmenities')}>
      <div className={styles.amenities}>
        <p className={parts.soft}>{t('property.propertyAmenitiesHint')}</p>
        <Answered answer={answer} onRetry={() => void reload()}>
          {(amenities) => <AmenityList amenities={amenities} onOpen={open} />}
        </Answered>
        <Button variant="secondary" icon={<Icon draw={icons.plus} />} onClick={() => open('new')}>
          {t('property.newAmenity')}
        </Button>
      </div>
      {opened && (
        <AmenityDialog
          amenity={amenity}
          missing={amenity?.id === begin ? missing : undefined}
          reload={reload}
          onClose={close}
          onSaved={closed}
          onRemoved={closed}
        />
      )}
    </Titled>
  )
}

interface AmenityListProps {
  amenities: readonly StaffAmenity[]
  onOpen: (amenity: StaffAmenity) => void
}

const AmenityList = ({ amenities, onOpen }: AmenityListProps) => {
  const { t } = useTranslation()
  const lang = useSiteLang()
  const byName = amenities.toSorted((a, b) =>
    nameIn(a.names, lang).localeCompare(nameIn(b.names, lang), lang),
  )
  return (
    <ul className={styles.list}>
      {byName.map((amenity) => {
        const { id, icon, names, rooms } = amenity
        const use = rooms.length > 0 ? t('property.inRooms', { count: rooms.length }) : t('property.inNoRoom')
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.amenity}
              aria-label={`${t('property.changeOf', { name: nameIn(names, lang) })}, ${use}`}
              onClick={() => onOpen(amenity)}
            >
              <Icon draw={amenityIcons[icon]} />
              <span className={styles.name}>{nameIn(names, lang)}</span>
              <span className={parts.soft}>{use}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
