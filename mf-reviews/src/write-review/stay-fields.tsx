import { limits } from '@calm-rest/contract/limits'
import { NumberField, SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { roomTypes } from '../room-types.ts'
import type { ReviewForm } from './use-review.ts'

interface StayFieldsProps {
  field: (name: string) => { name: string; label: string; error: string | undefined; required: boolean }
  form: ReviewForm
}

export const StayFields = ({ field, form: { choices, chosen, begun } }: StayFieldsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <SelectField {...field('roomType')} defaultValue={begun.values.roomType ?? ''}>
        <option value="" disabled>
          {t('write.choose')}
        </option>
        {roomTypes.map((type) => (
          <option key={type} value={type}>
            {t(`roomType.${type}`)}
          </option>
        ))}
      </SelectField>
      <NumberField
        {...field('stayDuration')}
        note={t('write.inNights')}
        min={limits.stayDuration.min}
        max={limits.stayDuration.max}
        value={choices.stayDuration}
        onValueChange={(nights) => chosen('stayDuration', nights)}
        decrementLabel={t('write.fewer')}
        incrementLabel={t('write.longer')}
      />
    </>
  )
}
