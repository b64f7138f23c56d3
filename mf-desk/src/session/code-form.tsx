import type { Receipt, Result } from '@calm-rest/contract/api'
import { type StaffSession, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import type { StaffCall } from '../api/staff-api.ts'
import { problemWords } from '../parts/problem-words.ts'
import * as styles from './entrance.module.css'

interface CodeFormProps {
  call: StaffCall
  onBegan: (session: StaffSession) => void
}

/** First the address, then the code that comes there. */
export const CodeForm = ({ call, onBegan }: CodeFormProps) => {
  const { t } = useTranslation()
  const [email, setEmail] = useState<string>()
  const { ref, submitted, edited, problems, result, sending } = useForm<Receipt | StaffSession>({
    send: async (data): Promise<Result<Receipt | StaffSession>> => {
      if (email === undefined) {
        const given = textOf(data, 'email')
        const sent = await call('sendCode', { body: { email: given } })
        if (sent.ok) setEmail(given)
        return sent
      }
      const begun = await call('signInByCode', { body: { email, code: textOf(data, 'code') } })
      if (begun.ok) onBegan(begun.value)
      return begun
    },
  })
  const problemOf = (field: string) => problemWords(problems, field, t)
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
      {email === undefined ? (
        <TextField
          key="email"
          name="email"
          type="email"
          label={t('signIn.email')}
          autoComplete="email"
          error={problemOf('email')}
          required
        />
      ) : (
        // another element: the field keeps no address that was typed before
        <TextField
          key="code"
          name="code"
          label={t('signIn.code')}
          hint={t('signIn.codeSent', { email, minutes: staffLimits.codeMinutes })}
          inputMode="numeric"
          autoComplete="one-time-code"
          minLength={staffLimits.codeDigits}
          maxLength={staffLimits.codeDigits}
          error={problemOf('code')}
          required
        />
      )}
      {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
      <Button type="submit" variant="secondary" wide busy={sending}>
        {t(email === undefined ? 'signIn.sendCode' : 'signIn.useCode')}
      </Button>
    </form>
  )
}
