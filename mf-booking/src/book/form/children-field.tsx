import { limits } from '@calm-rest/contract/limits'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBookingContext } from '../context/booking-context.ts'
import type { FieldName } from '../rules/draft.ts'
import * as styles from './booking-form.module.css'
import { useField } from './use-field.ts'

interface ChildrenFieldProps {
  field: FieldName
  value: string
  onChange: (ages: string) => void
}

/** Ages of children if they affect the price; a single field also works without a script. */
export const ChildrenField = ({ field, value, onChange }: ChildrenFieldProps) => {
  const { t } = useTranslation()
  const { lastQuote } = useBookingContext()
  const wiring = useField(field)
  if (!value && !lastQuote?.asks.children) return null
  return (
    <TextField
      {...wiring}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      label={t('field.children')}
      note={t('hint.optional')}
      hint={t('hint.children', { age: limits.childAge.max })}
      maxLength={40}
      className={styles.whole}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
