import { limits } from '@calm-rest/contract/limits'
import { staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { CategoryField } from './category-field.tsx'
import * as styles from './property.module.css'
import type { RoomValues } from './room-values.ts'

const ranges = {
  guests: { ...limits.guests, step: 1, inputMode: 'numeric' },
  size: { ...staffLimits.roomSize, step: 0.5, inputMode: 'decimal' },
} as const

interface RoomFactsProps {
  values: RoomValues
  set: (field: string, value: string) => void
  problemOf: (field: string) => string | undefined
}

/** Category, number of guests and size of a room. */
export const RoomFacts = ({ values, set, problemOf }: RoomFactsProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.facts}>
      <CategoryField
        value={values.category ?? ''}
        onChange={({ currentTarget }) => set('category', currentTarget.value)}
        error={problemOf('category')}
        className={styles.category}
        required
      />
      {(['guests', 'size'] as const).map((field) => (
        <TextField
          key={field}
          type="number"
          name={field}
          label={t(`property.fact.${field}`)}
          inputMode={ranges[field].inputMode}
          min={ranges[field].min}
          max={ranges[field].max}
          step={ranges[field].step}
          value={values[field] ?? ''}
          onChange={({ currentTarget }) => set(field, currentTarget.value)}
          error={problemOf(field)}
          required
        />
      ))}
    </div>
  )
}
