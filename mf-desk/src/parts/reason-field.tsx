import { staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface ReasonFieldProps {
  hint?: string
  isOptional?: boolean
  problemOf: (field: string) => string | undefined
}

/** Why something was done, for the log, by the name `reason`. */
export const ReasonField = ({ hint, isOptional = false, problemOf }: ReasonFieldProps) => {
  const { t } = useTranslation()
  return (
    <TextField
      name="reason"
      label={t('reason')}
      hint={hint}
      maxLength={staffLimits.text.reason}
      error={problemOf('reason')}
      required={!isOptional}
    />
  )
}
