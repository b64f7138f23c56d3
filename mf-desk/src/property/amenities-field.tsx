import { type StaffAmenity, staffLimits } from '@calm-rest/contract/staff'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { AmenityChoice } from './amenity-choice.tsx'
import * as styles from './property.module.css'
import { chosenIn, type RoomValues } from './room-values.ts'

const most = { features: staffLimits.roomFeatures, amenities: staffLimits.roomAmenities } as const

interface AmenitiesFieldProps {
  values: RoomValues
  /** All amenities of the property. */
  amenities: readonly StaffAmenity[]
  set: (field: string, value: string) => void
  problemOf: (field: string) => string | undefined
  /** Opens the dialog to edit one, or to add one. */
  onOpen: (amenity: StaffAmenity | 'new') => void
}

/** Amenities on a room's card, and on its page. */
export const AmenitiesField = ({ values, amenities, set, problemOf, onOpen }: AmenitiesFieldProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.amenities}>
      {(['features', 'amenities'] as const).map((field) => (
        <AmenityChoice
          key={field}
          title={t(`property.${field}Title`)}
          hint={t(`property.${field}Hint`, { most: most[field] })}
          most={most[field]}
          amenities={amenities}
          value={chosenIn(values, field)}
          onValueChange={(ids) => set(field, ids.join(' '))}
          onEdit={onOpen}
          error={problemOf(field)}
        />
      ))}
      <Button variant="secondary" icon={<Icon draw={icons.plus} />} onClick={() => onOpen('new')}>
        {t('property.newAmenity')}
      </Button>
    </div>
  )
}
