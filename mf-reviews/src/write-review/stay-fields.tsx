import { limits } from '@calm-rest/contract/limits'
import { NumberField, SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { categories } from '../categories.ts'
import type { ReviewForm } from './use-review.ts'

interface StayFieldsProps {
  field: (name: string) => { name: string; label: string; error: string | undefined; required: boolean }
  form: ReviewForm
}

/** Room type and nights; of a stay that is known they stand fast. */
export const StayFields = ({ field, form: { choices, chosen, initial, stay } }: StayFieldsProps) => {
  const { t } = useTranslation()
  const roomTypeProps = stay
    ? { value: stay.roomType, disabled: true, onChange: () => {} }
    : { defaultValue: initial.values.roomType ?? '' }
  return (
    <>
      {/* two elements: the browser holds the value of one, the stay that of the other */}
      <SelectField key={stay ? 'known' : 'chosen'} {...field('roomType')} {...roomTypeProps}>
        <option value="" disabled>
          {t('write.choose')}
        </option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {t(`roomType.${category}`)}
          </option>
        ))}
      </SelectField>
      <NumberField
        {...field('stayDuration')}
        note={t('write.inNights')}
        min={limits.stayDuration.min}
        max={limits.stayDuration.max}
        value={stay?.stayDuration ?? choices.stayDuration}
        disabled={stay !== undefined}
        onValueChange={(nights) => chosen('stayDuration', nights)}
        decrementLabel={t('write.fewer')}
        incrementLabel={t('write.longer')}
      />
    </>
  )
}
