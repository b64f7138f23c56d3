import { limits } from '@calm-rest/contract/limits'
import { readAges } from '@calm-rest/contract/stay'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './change-dialog.module.css'
import type { ChangeFormProps, ChangeTerms } from './use-change.ts'

/** Why these ages cannot be of the guests: nobody would be an adult, or a child would be one. */
export const ageError = ({ guests, children }: Pick<ChangeTerms, 'guests' | 'children'>) => {
  const ages = readAges(children)
  if (ages.length >= guests) return 'too_many'
  return ages.some((age) => age > limits.childAge.max) ? 'too_large' : undefined
}

/** Ages of children, as the booking form asks for them: where they affect the price, or some were told before. */
export const ChangeChildren = ({ change: { booking, choose }, form: { terms, name } }: ChangeFormProps) => {
  const { t } = useTranslation()
  if (!booking.asks?.children && booking.children.length === 0) return null
  const error = ageError(terms)
  return (
    <TextField
      name="children"
      inputMode="numeric"
      autoComplete="off"
      label={t('field.children')}
      note={t('hint.optional')}
      hint={t('hint.children', { age: limits.childAge.max })}
      error={error && t(`error.children.${error}`)}
      maxLength={40}
      className={styles.whole}
      value={terms.children}
      disabled={name === 'sending'}
      onChange={(event) => choose({ children: event.currentTarget.value })}
    />
  )
}
