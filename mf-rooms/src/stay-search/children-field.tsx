import { limits } from '@calm-rest/contract/limits'
import { TextField, type TextFieldProps } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

/** Ages of children, which a rate may price otherwise. */
export const ChildrenField = (props: Partial<TextFieldProps>) => {
  const { t } = useTranslation()
  return (
    <TextField
      name="children"
      inputMode="numeric"
      autoComplete="off"
      label={t('search.children')}
      note={`0–${limits.childAge.max}`}
      placeholder="4, 9"
      maxLength={40}
      {...props}
    />
  )
}
