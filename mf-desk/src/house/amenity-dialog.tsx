import type { Icon as IconName } from '@calm-rest/contract/api'
import { type AmenityInput, type StaffAmenity, staffLimits } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { Alert, type AmenityIconName, amenityIcons, Button, Dialog, Icon, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFailure } from '../api/staff-api.ts'
import * as frame from '../frame/desk-frame.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import { languages } from '../words.ts'
import * as styles from './amenity-dialog.module.css'
import { AmenityUse } from './amenity-use.tsx'

interface AmenityDialogProps {
  /** Whose words are changed; without it, it is a new one. */
  amenity: StaffAmenity | undefined
  /** Looks at it anew. */
  reload: () => Promise<void>
  onClose: () => void
  onSaved: (amenity: StaffAmenity) => void
  onRemoved: () => void
}

const iconNames = Object.keys(amenityIcons) as AmenityIconName[]

/** An icon, and words in three languages: guests of each read them. */
export const AmenityDialog = ({ amenity, reload, onClose, onSaved, onRemoved }: AmenityDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // what others write while it is open is told before it is written over; the next attempt is on that
  const [seen, setSeen] = useState(amenity?.version)
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: async (data) => {
      const nameIn = (lang: Lang) => textOf(data, `names.${lang}`)
      const order: AmenityInput = {
        icon: textOf(data, 'icon') as IconName,
        names: { en: nameIn('en'), de: nameIn('de'), zh: nameIn('zh') },
      }
      const answer = amenity
        ? await call('changeAmenity', {
            params: { id: amenity.id },
            body: { version: seen ?? amenity.version, ...order },
          })
        : await call('addAmenity', { body: order })
      if (answer.ok) onSaved(answer.value)
      else if (isFailure(answer, 'changed_meanwhile')) {
        await reload()
        setSeen(undefined)
      }
      return answer
    },
  })
  const title = amenity ? t('house.changeAmenity') : t('house.newAmenity')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')} className={frame.sheet}>
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        {amenity && <p className={styles.hint}>{t('house.changeAmenityHint')}</p>}
        {langs.map((lang) => (
          <TextField
            key={lang}
            lang={lang}
            name={`names.${lang}`}
            label={languages[lang].name}
            maxLength={staffLimits.text.amenity}
            defaultValue={amenity?.names[lang]}
            error={problemWords(problems, `names.${lang}`, t)}
            required
          />
        ))}
        <fieldset className={styles.icons}>
          <legend className={styles.legend}>{t('house.icon')}</legend>
          {iconNames.map((name) => (
            <label key={name} className={styles.icon}>
              <input
                type="radio"
                name="icon"
                value={name}
                aria-label={t(`house.icons.${name}`)}
                className={styles.radio}
                defaultChecked={name === (amenity?.icon ?? iconNames[0])}
              />
              <Icon draw={amenityIcons[name]} />
            </label>
          ))}
        </fieldset>
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" size="large" wide busy={sending}>
          {amenity ? t('house.save') : t('house.addAmenity')}
        </Button>
        {amenity && <AmenityUse amenity={amenity} reload={reload} onRemoved={onRemoved} />}
      </form>
    </Dialog>
  )
}
