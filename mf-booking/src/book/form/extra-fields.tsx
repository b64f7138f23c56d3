import { type GuestText, guestTextNames, guestTexts } from '@calm-rest/contract/guest-texts'
import { TextAreaField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import * as styles from './booking-form.module.css'
import { useField } from './use-field.ts'

/** Optional texts of the guest. */
export const ExtraFields = () => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.extras}>
      <legend className={styles.legend}>{t('group.extra')}</legend>
      <ArrivalTimeField />
      {guestTextNames.map((name) => (
        <GuestTextField key={name} name={name} />
      ))}
    </fieldset>
  )
}

const ArrivalTimeField = () => {
  const { t } = useTranslation()
  const { store, facts } = useBookingContext()
  const value = useBooking((state) => state.draft.arrivalTime)
  return (
    <TextField
      {...useField('arrivalTime')}
      name="arrivalTime"
      type="time"
      label={t('field.arrivalTime')}
      note={t('hint.optional')}
      hint={facts && t('hint.arrivalTime', { from: facts.checkInFrom })}
      value={value}
      onChange={(event) => store.getState().ownFieldTyped('arrivalTime', event.currentTarget.value)}
    />
  )
}

const GuestTextField = ({ name }: { name: GuestText }) => {
  const { t } = useTranslation()
  const { store } = useBookingContext()
  const value = useBooking((state) => state.draft[name])
  return (
    <TextAreaField
      {...useField(name)}
      name={name}
      label={t(`guestText.${name}.label`)}
      note={t('hint.optional')}
      hint={t(`guestText.${name}.hint`)}
      rows={3}
      maxLength={guestTexts[name]}
      value={value}
      onChange={(event) => store.getState().ownFieldTyped(name, event.currentTarget.value)}
    />
  )
}
