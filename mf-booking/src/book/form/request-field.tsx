import { limits } from '@calm-rest/contract/limits'
import { TextAreaField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useDesk } from '../desk/desk.ts'
import { useAttention } from './use-attention.ts'
import { useFieldError } from './use-field-error.ts'

export const RequestField = () => {
  const { t } = useTranslation()
  const { store } = useDesk()
  const value = useBooking((state) => state.draft.specialRequest)
  return (
    <TextAreaField
      {...useAttention('specialRequest')}
      name="specialRequest"
      label={t('field.specialRequest')}
      note={t('hint.optional')}
      hint={t('hint.specialRequest')}
      rows={3}
      maxLength={limits.text.request}
      value={value}
      error={useFieldError('specialRequest')}
      onChange={(event) => store.getState().requestTyped(event.currentTarget.value)}
    />
  )
}
