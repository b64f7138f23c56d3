import type { PropertyFacts } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { StaffFacts } from '@calm-rest/contract/staff'
import { Alert, Button, Card, TextField } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import * as parts from '../parts/parts.module.css'
import { problemWords } from '../parts/problem-words.ts'
import * as styles from './facts.module.css'

interface FactsFormProps {
  facts: StaffFacts
  reload: () => Promise<void>
}

type Hours = Pick<
  PropertyFacts,
  'phone' | 'managerPhone' | 'checkInFrom' | 'checkOutUntil' | 'breakfastFrom' | 'breakfastUntil'
>

/**
 * Each fact with where guests see it. Unsaved input stays; every other field shows the API's latest value, so
 * that changes of others are not overwritten.
 */
export const FactsForm = ({ facts, reload }: FactsFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [typed, setTyped] = useState<Partial<Hours>>({})
  const [isSaved, setSaved] = useState(false)
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: async () => {
      const sent = await call('changeFacts', { body: { ...typed, version: facts.version } })
      if (sent.ok || sent.failure.kind === 'api') await reload()
      return sent
    },
    onSent: () => {
      // input during the save is not saved yet
      setTyped((now) => typedSince(typed, now))
      setSaved(true)
    },
    // either field can correct it
    alsoClears: { checkOutUntil: 'checkInFrom', breakfastFrom: 'breakfastUntil' },
  })
  const field = (name: keyof Hours) => ({
    name,
    label: t(`facts.${name}`),
    value: typed[name] ?? facts[name],
    error: problemWords(problems, name, t),
    required: true,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      setSaved(false)
      setTyped((before) => ({ ...before, [name]: value }))
    },
  })
  const number = { type: 'tel', autoComplete: 'off', maxLength: limits.text.phone } as const
  return (
    <Card>
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <Facts name={t('facts.stay')} hint={t('facts.stayHint')}>
          <TextField type="time" {...field('checkOutUntil')} />
          <TextField type="time" {...field('checkInFrom')} />
        </Facts>
        <Facts name={t('facts.breakfast')} hint={t('facts.breakfastHint')}>
          <TextField type="time" {...field('breakfastFrom')} />
          <TextField type="time" {...field('breakfastUntil')} />
        </Facts>
        <TextField {...number} {...field('phone')} hint={t('facts.phoneHint')} />
        <TextField {...number} {...field('managerPhone')} hint={t('facts.managerPhoneHint')} />
        <div className={styles.save}>
          {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
          {isSaved && Object.keys(typed).length === 0 && (
            <Alert tone="success" urgent={false}>
              {t('facts.saved')}
            </Alert>
          )}
          <Button type="submit" variant="secondary" wide busy={sending}>
            {t('facts.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const typedSince = (sent: Partial<Hours>, now: Partial<Hours>): Partial<Hours> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Hours]))

/** An opening and a closing time. */
const Facts = ({ name, hint, children }: { name: string; hint: string; children: ReactNode }) => (
  <fieldset className={styles.facts}>
    <legend className={styles.name}>{name}</legend>
    <p className={styles.hint}>{hint}</p>
    <div className={parts.pair}>{children}</div>
  </fieldset>
)
