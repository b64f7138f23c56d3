import { staffLimits } from '@calm-rest/contract/staff'
import { Alert, TextField } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './change.module.css'

interface DirtyReasonProps {
  /** Why the check-in was refused; then the field has the focus and is required. */
  problem?: string | undefined
}

/** Why guests move into a room that is not clean. */
export const DirtyReason = ({ problem }: DirtyReasonProps) => {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  return (
    <div className={styles.dirty}>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <TextField
        ref={field}
        name="dirtyReason"
        label={t('moveIn.dirtyReason')}
        hint={t('moveIn.reasonHint')}
        maxLength={staffLimits.text.reason}
        autoComplete="off"
        required={problem !== undefined}
      />
    </div>
  )
}
