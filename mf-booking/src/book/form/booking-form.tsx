import { AlertDialog, Button } from '@calm-rest/ui'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { StayCalendar } from '../calendar/stay-calendar.tsx'
import { useStayCalendar } from '../calendar/use-stay-calendar.ts'
import { useBooking, useDesk } from '../desk/desk.ts'
import { useSubmit } from '../desk/use-submit.ts'
import * as styles from './booking-form.module.css'
import { FormMarks } from './form-marks.tsx'
import { PersonFields } from './person-fields.tsx'
import { RequestField } from './request-field.tsx'
import { StayFields } from './stay-fields.tsx'
import { SubmitOutcome } from './submit-outcome.tsx'
import { SubmitWords } from './submit-words.tsx'
import { useFocusOnReturn } from './use-focus-on-return.ts'

export const BookingForm = () => {
  const { t } = useTranslation()
  const { store } = useDesk()
  const submit = useSubmit()
  const sending = useBooking((state) => state.phase.status === 'sending')
  const orderWarning = useBooking((state) => state.orderWarning)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnReturn(form)
  const door = useStayCalendar()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      {/* post: if this script were late, no name would end up in an address */}
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        aria-label={t('title')}
      >
        <FormMarks />
        <PersonFields />
        <StayFields door={door} />
        <RequestField />
        <SubmitOutcome />
        <Button type="submit" size="large" wide busy={sending}>
          <SubmitWords />
        </Button>
        <p className={styles.terms}>{t('submit.terms')}</p>
      </form>
      {door.end && (
        <StayCalendar end={door.end} anchor={door.fields} cache={door.cache} onClose={door.close} />
      )}
      <AlertDialog
        open={orderWarning}
        onClose={store.getState().orderWarningRead}
        tone="danger"
        okLabel={t('ok')}
      >
        {t('error.checkOut.not_after_check_in')}
      </AlertDialog>
    </>
  )
}
