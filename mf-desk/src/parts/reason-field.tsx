import { staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface ReasonFieldProps {
  name?: string
  hint?: string
  isOptional?: boolean
  problemOf: (field: string) => string | undefined
}

/** Why something was done, for the log. */
export const ReasonField = ({ name = 'reason', hint, isOptional = false, problemOf }: ReasonFieldProps) => {
  const { t } = useTranslation()
  return (
    <TextField
      name={name}
      label={t('reason')}
      hint={hint}
      maxLength={staffLimits.text.reason}
      error={problemOf(name)}
      required={!isOptional}
    />
  )
}
