import type { Category } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { NumberField, SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import type { ReviewForm } from './use-review.ts'

/** Room types by their exact values (specification, §3); `roomType.<value>` is the label. */
const roomTypes = ['standard', 'sea view', 'Air Conditioned', 'family'] as const satisfies readonly Category[]

interface StayFieldsProps {
  field: (name: string) => { name: string; label: string; error: string | undefined; required: boolean }
  form: ReviewForm
}

export const StayFields = ({ field, form: { choices, chosen, initial } }: StayFieldsProps) => {
  const { t } = useTranslation()
  return (
    <>
      <SelectField {...field('roomType')} defaultValue={initial.values.roomType ?? ''}>
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
