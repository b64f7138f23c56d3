import type { GuestBooking } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button, Card, CheckboxField, TextAreaField, TextField } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../booking-card/cancel-dialog.tsx'
import * as styles from './arrival-section.module.css'
import { checkArrival, readArrival } from './read-arrival.ts'

interface ArrivalSectionProps {
  token: string
  booking: GuestBooking
  onTold: (booking: GuestBooking) => void
}

/** Asks when the guests of a booking arrive. They may change it until then. */
export const ArrivalSection = ({ token, booking, onTold }: ArrivalSectionProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('arrival.title')}
      </h2>
      <p>{t('arrival.lead')}</p>
      <ArrivalForm token={token} booking={booking} onTold={onTold} />
    </Card>
  )
}

const ArrivalForm = ({ token, booking: { arrival, property }, onTold }: ArrivalSectionProps) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const { ref, sending, problems, result, submitted, edited } = useForm<GuestBooking>({
    check: checkArrival,
    send: async (data) => {
      const told = await api.bookings.tellArrivalByLink({ token, ...readArrival(data) })
      if (told.ok) onTold(told.value)
      return told
    },
    // either field can correct it
    alsoClears: { timeUnknown: 'time' },
  })
  const error = (field: string) => {
    const problem = problems[field]
    return problem && t([`arrival.problem.${problem}`, 'arrival.problem.other'])
  }
  return (
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      <div className={styles.time}>
        <TextField
          type="time"
          name="time"
          label={t('arrival.time')}
          hint={property && t('arrival.timeHint', { from: property.checkInFrom })}
          defaultValue={arrival?.time ?? ''}
          error={error('time')}
        />
        <CheckboxField
          name="timeUnknown"
          label={t('arrival.unknown')}
          defaultChecked={arrival !== null && arrival.time === null}
        />
      </div>
      <TextField
        name="flight"
        label={t('arrival.flight')}
        note={t('hint.optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.text.flight}
        defaultValue={arrival?.flight ?? ''}
        error={error('flight')}
      />
      {property?.airportShuttle !== false && (
        <CheckboxField
          name="shuttle"
          label={t('arrival.shuttle')}
          hint={t('arrival.shuttleHint')}
          defaultChecked={arrival?.shuttle}
        />
      )}
      <TextAreaField
        name="note"
        rows={3}
        label={t('arrival.note')}
        note={t('hint.optional')}
        hint={t('arrival.noteHint')}
        maxLength={limits.text.arrivalNote}
        defaultValue={arrival?.note ?? ''}
        error={error('note')}
      />
      {result?.ok && (
        <Alert tone="success" urgent title={t('arrival.told')}>
          {t('arrival.toldText')}
        </Alert>
      )}
      {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
      <Button type="submit" busy={sending} className={styles.submit}>
        {sending ? t('arrival.sending') : t(arrival === null ? 'arrival.submit' : 'arrival.again')}
      </Button>
    </form>
  )
}
