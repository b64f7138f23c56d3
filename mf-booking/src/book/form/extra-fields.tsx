import { limits } from '@calm-rest/contract/limits'
import { TextAreaField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { useField } from './use-field.ts'

export const RequestField = () => {
  const { t } = useTranslation()
  const { store } = useBookingContext()
  const value = useBooking((state) => state.draft.specialRequest)
  return (
    <TextAreaField
      {...useField('specialRequest')}
      name="specialRequest"
      label={t('field.specialRequest')}
      note={t('hint.optional')}
      hint={t('hint.specialRequest')}
      rows={3}
      maxLength={limits.text.request}
      value={value}
      onChange={(event) => store.getState().requestTyped(event.currentTarget.value)}
    />
  )
}
