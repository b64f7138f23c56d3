import { formatPrice } from '@calm-rest/i18n'
import { AlertDialog, Button, classNames } from '@calm-rest/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { StayCalendar } from '../calendar/stay-calendar.tsx'
import { useStayCalendar } from '../calendar/use-stay-calendar.ts'
import { useBooking, useBookingContext, useShownPrice } from '../context/booking-context.ts'
import { useNotBookable } from '../context/use-not-bookable.ts'
import { furtherRoomId } from '../rules/availability.ts'
import { codeButton } from '../submit/code-button.ts'
import { roomButtons } from '../submit/room-buttons.ts'
import { useSubmit } from '../submit/submit-booking.ts'
import { BookingSummary } from '../summary/booking-summary.tsx'
import { AddressCheck } from './address-check.tsx'
import * as styles from './booking-form.module.css'
import { ExtraFields } from './extra-fields.tsx'
import { focusIn, useFocusOnReturn } from './focus.ts'
import { PersonFields } from './person-fields.tsx'
import { RateFields } from './rate-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { SubmitOutcome } from './submit-outcome.tsx'

export const BookingForm = () => {
  const { t } = useTranslation()
  const { store, rooms, free } = useBookingContext()
  const { submit, askForCode } = useSubmit()
  const sending = useBooking((state) => state.phase.status === 'sending')
  const dateOrderWarning = useBooking((state) => state.dateOrderWarning)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnReturn(form)
  const calendar = useStayCalendar()
  const notBookable = useNotBookable()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
    if (name === roomButtons.add)
      store.getState().roomAdded(furtherRoomId(rooms, free, store.getState().draft))
    else if (name === roomButtons.remove) {
      store.getState().roomRemoved(Number(value))
      // the pressed button disappears with the room
      focusIn(event.currentTarget, 'addRoom')
    } else if (name === codeButton) void askForCode()
    else if (notBookable) focusIn(event.currentTarget, otherChoice[notBookable].focus)
    else void submit()
  }
  return (
    <>
      {/* post: if this script is late, no name ends up in a URL */}
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        aria-label={t('title')}
      >
        <div className={styles.fields}>
          <HiddenFields />
          <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.enter} />
          <StayFields calendar={calendar} />
          <RateFields />
          <PersonFields />
          <ExtraFields />
        </div>
        <div className={styles.summary}>
          <BookingSummary />
        </div>
        <div className={styles.send}>
          <SubmitOutcome />
          <AddressCheck />
          {notBookable && <OtherChoice reason={notBookable} />}
          <div className={classNames(styles.submit, notBookable && styles.withoutScript)}>
            <Button type="submit" size="large" wide busy={sending}>
              <SubmitLabel />
            </Button>
            <p className={styles.binding}>{t('submit.binding')}</p>
          </div>
        </div>
      </form>
      {calendar.dateName && !calendar.isInline && (
        <StayCalendar
          dateName={calendar.dateName}
          anchor={calendar.fields}
          cache={calendar.cache}
          onClose={calendar.close}
        />
      )}
      <AlertDialog
        open={dateOrderWarning}
        onClose={store.getState().dateOrderWarningRead}
        tone="danger"
        okLabel={t('ok')}
      >
        {t('error.checkOut.not_after_check_in')}
      </AlertDialog>
    </>
  )
}

/** Hidden fields for a submission without a script: the form's id, and the shown price. */
const HiddenFields = () => {
  const { formId } = useBookingContext()
  const begun = useBooking((state) => state.formId)
  const quote = useShownPrice()
  const [id] = useState(begun ?? formId)
  return (
    <>
      <input type="hidden" name="formId" value={id} />
      <input type="hidden" name="shownTotal" value={quote?.total ?? ''} />
    </>
  )
}

/**
 * Target of the link that replaces the button: the room with its alternatives, or the dates with the nearest
 * free ones.
 */
const otherChoice = {
  taken: { label: 'room.chooseOther', focus: 'room' },
  closed: { label: 'closed.chooseOther', focus: 'dates' },
} as const

/** Replaces the button that books. */
const OtherChoice = ({ reason }: { reason: keyof typeof otherChoice }) => {
  const { t } = useTranslation()
  const { label, focus } = otherChoice[reason]
  return (
    <Button
      variant="secondary"
      size="large"
      wide
      className={styles.withScript}
      onClick={({ currentTarget: { form } }) => focusIn(form, focus)}
    >
      {t(label)}
    </Button>
  )
}

/** Label of the button, with the price. */
const SubmitLabel = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const quote = useShownPrice()
  const sending = useBooking((state) => state.phase.status === 'sending')
  const ready = quote ? t('submit.withTotal', { total: formatPrice(lang, quote.total) }) : t('submit.idle')
  return <span>{sending ? t('submit.busy') : ready}</span>
}
