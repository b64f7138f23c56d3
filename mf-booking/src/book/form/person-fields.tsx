import { limits } from '@calm-rest/contract/limits'
import { TextField } from '@calm-rest/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useBooking, useDesk } from '../desk/desk.ts'
import type { PersonalField } from '../store/booking-state.ts'
import * as styles from './booking-form.module.css'
import { useFieldError } from './use-field-error.ts'

/** Who is coming. */
export const PersonFields = () => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('group.person')}</legend>
      <PersonField field="firstName" autoComplete="given-name" maxLength={limits.text.name} />
      <PersonField field="lastName" autoComplete="family-name" maxLength={limits.text.name} />
      <PersonField
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.text.email}
        hint={t('hint.email')}
        className={styles.whole}
      />
    </fieldset>
  )
}

interface PersonFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  field: PersonalField
}

const PersonField = ({ field, ...input }: PersonFieldProps) => {
  const { t } = useTranslation()
  const { store } = useDesk()
  const value = useBooking((state) => state.draft[field])
  const error = useFieldError(field)
  return (
    <TextField
      {...input}
      name={field}
      label={t(`field.${field}`)}
      required
      enterKeyHint="next"
      value={value}
      error={error}
      onChange={(event) => store.getState().personTyped(field, event.currentTarget.value)}
    />
  )
}
