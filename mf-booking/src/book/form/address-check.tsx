import { Button, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { codeButton } from '../submit/code-button.ts'
import * as styles from './booking-form.module.css'
import { useField } from './use-field.ts'

/** Shown only beyond the caps of bookings: a mailed code, or the telephone. */
export const AddressCheck = () => {
  const { t } = useTranslation()
  const { store, facts } = useBookingContext()
  const check = useBooking((state) => state.addressCheck)
  const email = useBooking((state) => state.draft.email)
  const value = useBooking((state) => state.draft.addressCode)
  const field = useField('addressCode')
  if (!check) return null
  return (
    <div className={styles.check}>
      {check === 'sent' && (
        <>
          <p role="status">{t('check.sent', { email: email.trim() })}</p>
          <input type="hidden" name="addressCheck" value="sent" />
          <TextField
            {...field}
            name="addressCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            label={t('check.code')}
            value={value}
            onChange={(event) => store.getState().ownFieldTyped('addressCode', event.currentTarget.value)}
          />
        </>
      )}
      <Button type="submit" variant="secondary" name={codeButton} value="1">
        {t('check.send')}
      </Button>
      <p>{`${t('check.call')} ${facts?.phone ?? ''}`}</p>
    </div>
  )
}
