import { limits } from '@calm-rest/contract/limits'
import { TextField } from '@calm-rest/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import type { PersonalField } from '../store/booking-state.ts'
import * as styles from './booking-form.module.css'
import { useField } from './use-field.ts'

const firstName = ['firstName', 'given-name'] as const
const lastName = ['lastName', 'family-name'] as const

/** In Chinese the family name comes first. */
const nameFields = { en: [firstName, lastName], de: [firstName, lastName], zh: [lastName, firstName] }

/** Fields about the guest. */
export const PersonFields = () => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('group.person')}</legend>
      {nameFields[useLang()].map(([field, autoComplete]) => (
        <PersonField key={field} field={field} autoComplete={autoComplete} maxLength={limits.text.name} />
      ))}
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
      <PhoneField />
    </fieldset>
  )
}

interface PersonFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  field: PersonalField
}

const PersonField = ({ field, ...input }: PersonFieldProps) => {
  const { t } = useTranslation()
  const { store } = useBookingContext()
  const value = useBooking((state) => state.draft[field])
  return (
    <TextField
      {...input}
      {...useField(field)}
      name={field}
      label={t(`field.${field}`)}
      required
      enterKeyHint="next"
      value={value}
      onChange={(event) => store.getState().personTyped(field, event.currentTarget.value)}
    />
  )
}

/** Validated on the server: the numbering plans of all countries are too large for the browser. */
const PhoneField = () => {
  const { t } = useTranslation()
  const { store } = useBookingContext()
  const value = useBooking((state) => state.draft.phone)
  return (
    <TextField
      {...useField('phone')}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      label={t('field.phone')}
      note={t('hint.optional')}
      hint={t('hint.phone')}
      maxLength={limits.text.phone}
      className={styles.whole}
      value={value}
      onChange={(event) => store.getState().ownFieldTyped('phone', event.currentTarget.value)}
    />
  )
}
