import { staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface DirtyReasonProps {
  className?: string | undefined
}

/** Why guests go into a room that was refused as it is not clean. */
export const DirtyReason = ({ className }: DirtyReasonProps) => {
  const { t } = useTranslation()
  return (
    <TextField
      name="dirtyReason"
      className={className}
      label={t('moveIn.dirtyReason')}
      hint={t('moveIn.reasonHint')}
      maxLength={staffLimits.text.reason}
      autoComplete="off"
    />
  )
}
