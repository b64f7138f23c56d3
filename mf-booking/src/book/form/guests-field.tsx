import { limits } from '@calm-rest/contract/limits'
import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useDesk } from '../desk/desk.ts'
import * as styles from './booking-form.module.css'
import { useAttention } from './use-attention.ts'
import { useFieldError } from './use-field-error.ts'

const { min, max } = limits.guests
const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

export const GuestsField = () => {
  const { t } = useTranslation()
  const { store } = useDesk()
  const guests = useBooking((state) => state.draft.guests)
  return (
    <SelectField
      {...useAttention('guests')}
      name="guests"
      label={t('field.guests')}
      className={styles.whole}
      value={guests}
      error={useFieldError('guests')}
      onChange={(event) => store.getState().guestsChosen(Number(event.currentTarget.value))}
    >
      {counts.map((count) => (
        <option key={count} value={count}>
          {t('guests', { count })}
        </option>
      ))}
    </SelectField>
  )
}
