import { limits } from '@calm-rest/contract/limits'
import { Alert, Button, Icon, icons, TextAreaField, TextField } from '@calm-rest/ui'
import type { ChangeEvent, FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './message-form.module.css'
import type { MessageField } from './message-values.ts'
import { useMessageForm } from './use-message-form.ts'
import { usePrefill } from './use-prefill.ts'

const { text } = limits

export const MessageForm = () => {
  const { t } = useTranslation('contact')
  const { form, values, status, errors, changed, submitted } = useMessageForm(usePrefill())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void submitted()
  }
  const field = (name: MessageField, maxLength: number) => ({
    name,
    maxLength,
    label: t(`form.${name}`),
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      changed(name, event.target.value),
  })
  return (
    <form ref={form} noValidate aria-labelledby="contact-form" className={styles.form} onSubmit={submit}>
      <TextField {...field('fullName', text.name)} required autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email', text.email)} required type="email" autoComplete="email" />
        <TextField {...field('phone', text.phone)} type="tel" autoComplete="tel" note={t('form.optional')} />
      </div>
      <TextAreaField {...field('message', text.message)} required rows={6} />
      <div className={styles.foot}>
        <Button type="submit" size="large" busy={status === 'sending'}>
          {t(status === 'sending' ? 'form.sending' : 'form.send')}
        </Button>
        <p role="status" className={styles.sent} data-shown={status === 'sent' || undefined}>
          {status === 'sent' && (
            <>
              <Icon draw={icons.check} />
              {t('form.sent')}
            </>
          )}
        </p>
      </div>
      {status === 'failed' && (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="small" type="submit">
              {t('form.again')}
            </Button>
          }
        >
          {t('form.failed')}
        </Alert>
      )}
    </form>
  )
}
