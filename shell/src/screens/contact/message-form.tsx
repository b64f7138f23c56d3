import { limits } from '@calm-rest/contract/limits'
import { Alert, Button, Icon, icons, TextAreaField, TextField } from '@calm-rest/ui'
import type { Problems } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as styles from './message-form.module.css'
import { useMessageForm } from './use-message-form.ts'

const { text } = limits

export const MessageForm = () => {
  const { t } = useTranslation('contact')
  const { ref, sending, sent, failed, refusal, problems, submitted, edited, initial } = useMessageForm()
  const problem = useProblemWords(problems)
  const prefill = usePrefill()
  const field = (name: string, maxLength: number) => ({
    name,
    maxLength,
    label: t(`form.${name}`),
    error: problem(name),
    defaultValue: initial.values[name],
    ...initial.look(name),
  })
  return (
    // a submit before the script has arrived must not put a message into the address
    <form
      ref={ref}
      method="post"
      noValidate
      aria-labelledby="contact-form"
      onSubmit={submitted}
      onChange={edited}
      className={styles.form}
    >
      <TextField {...field('fullName', text.name)} required autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('email', text.email)} required type="email" autoComplete="email" />
        <TextField {...field('phone', text.phone)} type="tel" autoComplete="tel" note={t('form.optional')} />
      </div>
      <TextAreaField
        {...field('message', text.message)}
        required
        rows={6}
        defaultValue={initial.values.message ?? prefill}
      />
      <div className={styles.foot}>
        <Button type="submit" size="large" busy={sending}>
          {t(sending ? 'form.sending' : 'form.send')}
        </Button>
        <p
          role="status"
          className={styles.sent}
          data-shown={sent || undefined}
          {...(sent && initial.lookAtOutcome)}
        >
          {sent && (
            <>
              <Icon draw={icons.check} />
              <span>{t('form.sent')}</span>
            </>
          )}
        </p>
      </div>
      {failed && (
        <Alert
          tone="danger"
          {...initial.lookAtOutcome}
          action={
            <Button variant="secondary" size="small" type="submit">
              {t('form.again')}
            </Button>
          }
        >
          {refusal ?? t('form.failed')}
        </Alert>
      )}
    </form>
  )
}

/** Message that the form begins with, by the address: `?about=meeting`. */
const usePrefill = (): string => {
  const { t } = useTranslation('contact')
  const [search] = useSearchParams()
  return search.get('about') === 'meeting' ? t('prefill.meeting') : ''
}

/** Error text of a field; undefined if it has no problem. */
const useProblemWords = (problems: Problems) => {
  const { t } = useTranslation('contact')
  return (field: string): string | undefined => {
    const code = problems[field]
    return code && t([`problem.${code}`, 'problem.other'])
  }
}
