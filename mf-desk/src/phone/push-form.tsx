import { type PushSettings, pushKindsFor } from '@calm-rest/contract/staff'
import { Alert, Button, CheckboxField, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import * as parts from '../parts/parts.module.css'
import { problemWords } from '../parts/problem-words.ts'
import * as styles from './phone.module.css'

/** Offered as a default: most of a night. */
const usualQuiet = { from: '22:00', until: '07:00' }

/** Push messages of a member on each of their phones, and the quiet hours. */
export const PushForm = ({ settings }: { settings: PushSettings }) => {
  const { t } = useTranslation()
  const { call, session } = useDesk()
  const offered = pushKindsFor(session.rights)
  const [hasQuiet, setHasQuiet] = useState(settings.quiet !== null)
  const [isSaved, setSaved] = useState(false)
  const { from, until } = settings.quiet ?? usualQuiet
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) =>
      call('setPush', {
        body: {
          kinds: offered.filter((kind) => data.has(kind)),
          quiet: data.has('hasQuiet')
            ? { from: textOf(data, 'quiet.from'), until: textOf(data, 'quiet.until') }
            : null,
        },
      }),
    onSent: () => setSaved(true),
  })
  if (offered.length === 0) return <p>{t('phone.nothing')}</p>
  const changed: typeof edited = (event) => {
    setSaved(false)
    edited(event)
  }
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={changed}>
      <fieldset className={styles.kinds}>
        <legend>{t('phone.kinds')}</legend>
        {offered.map((kind) => (
          <CheckboxField
            key={kind}
            name={kind}
            label={t(`phone.kind.${kind}`)}
            defaultChecked={settings.kinds.includes(kind)}
          />
        ))}
      </fieldset>
      <CheckboxField
        name="hasQuiet"
        label={t('phone.quiet')}
        hint={t('phone.quietHint')}
        checked={hasQuiet}
        onChange={(event) => setHasQuiet(event.currentTarget.checked)}
      />
      {hasQuiet && (
        <div className={parts.pair}>
          <TextField
            type="time"
            name="quiet.from"
            label={t('phone.from')}
            defaultValue={from}
            error={problemWords(problems, 'quiet.from', t)}
            required
          />
          <TextField
            type="time"
            name="quiet.until"
            label={t('phone.until')}
            defaultValue={until}
            error={problemWords(problems, 'quiet.until', t)}
            required
          />
        </div>
      )}
      {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
      {isSaved && (
        <Alert tone="success" urgent={false}>
          {t('phone.saved')}
        </Alert>
      )}
      <Button type="submit" variant="secondary" wide busy={sending}>
        {t('phone.save')}
      </Button>
    </form>
  )
}
