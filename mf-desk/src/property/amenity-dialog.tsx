import type { Icon as IconName } from '@calm-rest/contract/api'
import { type AmenityInput, type StaffAmenity, staffLimits } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { type AmenityIconName, amenityIcons, classNames, Icon } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { isFailure } from '../api/staff-api.ts'
import { NamesFields, namesOf } from '../parts/names-fields.tsx'
import * as parts from '../parts/parts.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { SheetForm } from '../parts/sheet-form.tsx'
import { NameDrafts } from '../translation/name-drafts.tsx'
import * as styles from './amenity-dialog.module.css'
import { AmenityUse } from './amenity-use.tsx'

interface AmenityDialogProps {
  /** The edited amenity; undefined for a new one. */
  amenity: StaffAmenity | undefined
  /** The language whose name gets the focus. */
  missing?: Lang | undefined
  /** Reads it again. */
  reload: () => Promise<void>
  onClose: () => void
  onSaved: (amenity: StaffAmenity) => void
  onRemoved: () => void
}

const iconNames = Object.keys(amenityIcons) as AmenityIconName[]

/** An icon and its name in three languages. */
export const AmenityDialog = ({ amenity, missing, ...rest }: AmenityDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reload, onClose, onSaved, onRemoved } = rest
  // reports changes of others before they are overwritten; the next attempt is based on them
  const [seen, setSeen] = useState(amenity?.version)
  const save = async (data: FormData) => {
    const order: AmenityInput = { icon: textOf(data, 'icon') as IconName, names: namesOf(data) }
    if (!amenity) return call('addAmenity', { body: order })
    const { id, version } = amenity
    const answer = await call('changeAmenity', {
      params: { id },
      body: { version: seen ?? version, ...order },
    })
    if (isFailure(answer, 'changed_meanwhile')) {
      await reload()
      setSeen(undefined)
    }
    return answer
  }
  return (
    <Sheet title={t(amenity ? 'property.changeAmenity' : 'property.newAmenity')} onClose={onClose}>
      <div className={styles.content}>
        <SheetForm
          submitLabel={t(amenity ? 'property.save' : 'property.addAmenity')}
          send={save}
          onDone={onSaved}
        >
          {(problemOf) => (
            <>
              {amenity && <p className={parts.soft}>{t('property.changeAmenityHint')}</p>}
              <NamesFields
                names={amenity?.names}
                maxLength={staffLimits.text.amenity}
                problemOf={problemOf}
              />
              {amenity && (
                <NameDrafts of={{ amenityId: amenity.id }} texts={[amenity.names]} lang={missing} />
              )}
              <fieldset className={classNames(parts.fieldset, styles.icons)}>
                <legend className={parts.legend}>{t('property.icon')}</legend>
                {iconNames.map((name) => (
                  <label key={name} className={styles.icon}>
                    <input
                      type="radio"
                      name="icon"
                      value={name}
                      aria-label={t(`property.icons.${name}`)}
                      className={styles.radio}
                      defaultChecked={name === (amenity?.icon ?? iconNames[0])}
                    />
                    <Icon draw={amenityIcons[name]} />
                  </label>
                ))}
              </fieldset>
            </>
          )}
        </SheetForm>
        {amenity && <AmenityUse amenity={amenity} reload={reload} onRemoved={onRemoved} />}
      </div>
    </Sheet>
  )
}
