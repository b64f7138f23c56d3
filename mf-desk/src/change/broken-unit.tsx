import { type StayChangeInput, staffLimits } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { CheckboxField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useToday } from '../api/use-today.ts'
import * as styles from './change.module.css'

/** Takes the guest's previous room out of order together with the move, for members with that right. */
export const BrokenUnit = () => {
  const { t } = useTranslation()
  const { session } = useDesk()
  const tomorrow = addDays(useToday(), 1)
  const [isBroken, setIsBroken] = useState(false)
  if (!session.rights.includes('block units')) return null
  return (
    <>
      <CheckboxField
        name="isBroken"
        className={styles.whole}
        label={t('change.broken')}
        checked={isBroken}
        onChange={({ currentTarget }) => setIsBroken(currentTarget.checked)}
      />
      {isBroken && (
        <>
          <TextField
            type="date"
            name="brokenUntil"
            label={t('block.until')}
            defaultValue={tomorrow}
            min={tomorrow}
            required
          />
          <TextField
            name="brokenReason"
            label={t('reason')}
            maxLength={staffLimits.text.reason}
            autoComplete="off"
            required
          />
        </>
      )}
    </>
  )
}

/** Values of these fields; undefined if the room is in order. */
export const brokenOf = (data: FormData): StayChangeInput['broken'] =>
  data.has('isBroken')
    ? { until: textOf(data, 'brokenUntil'), reason: textOf(data, 'brokenReason') }
    : undefined
