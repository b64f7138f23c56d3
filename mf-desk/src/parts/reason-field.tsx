import { staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface ReasonFieldProps {
  name?: string
  hint?: string
  isOptional?: boolean
  defaultValue?: string | undefined
  problemOf: (field: string) => string | undefined
}

/** Why something was done, for the log. */
export const ReasonField = ({
  name = 'reason',
  hint,
  isOptional = false,
  defaultValue,
  problemOf,
}: ReasonFieldProps) => {
  const { t } = useTranslation()
  return (
    <TextField
      name={name}
      label={t('reason')}
      hint={hint}
      defaultValue={defaultValue}
      maxLength={staffLimits.text.reason}
      error={problemOf(name)}
      required={!isOptional}
    />
  )
}
