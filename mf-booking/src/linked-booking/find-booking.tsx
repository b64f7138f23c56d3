import type { Receipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../booking-card/cancel-dialog.tsx'
import * as styles from './linked-booking.module.css'

/** Requests the link of a booking by mail. The response is the same whether or not the booking exists. */
export const FindBooking = () => {
  const { t } = useTranslation()
  const { api } = useHost()
  const [sentTo, setSentTo] = useState('')
  const { ref, sending, problems, result, submitted, edited } = useForm<Receipt>({
    send: (data) => api.bookings.find({ reference: textOf(data, 'reference'), email: textOf(data, 'email') }),
    onSent: (form) => setSentTo(textOf(new FormData(form), 'email')),
  })
  return (
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.find}>
      <h2 className={styles.findTitle}>{t('find.title')}</h2>
      <p>{t('find.lead')}</p>
      <TextField
        label={t('card.reference')}
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="CR-7KQM-4XWP"
        maxLength={20}
        required
        error={problems.reference && t('find.reference')}
      />
      <TextField
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.text.email}
        required
        error={
          problems.email && t(`error.email.${problems.email === 'required' ? 'required' : 'invalid_email'}`)
        }
      />
      {result?.ok && (
        <Alert tone="success" urgent title={t('find.sent')}>
          {t('find.sentText', { email: sentTo })}
        </Alert>
      )}
      {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
      <Button type="submit" wide busy={sending} variant={result?.ok ? 'secondary' : 'primary'}>
        {sending ? t('find.sending') : t(result?.ok ? 'find.again' : 'find.submit')}
      </Button>
    </form>
  )
}
