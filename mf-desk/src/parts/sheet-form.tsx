import type { Result } from '@calm-rest/contract/api'
import { Alert, Button } from '@calm-rest/ui'
import { type Problems, useForm } from '@calm-rest/ui/form'
import type { ChangeEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import { type Attempt, useAttempt } from '../api/use-attempt.ts'
import * as styles from './form-dialog.module.css'
import { problemWords } from './problem-words.ts'

export interface SheetFormProps<Value> {
  /** Label of the button. */
  submitLabel: string
  /** `attempt` goes with a call that must not be done twice, such as one that moves money. */
  send: (data: FormData, attempt: Attempt) => Promise<Result<Value>>
  onDone: (value: Value) => void | Promise<void>
  /** Rules that the attributes of the fields cannot express. */
  check?: (data: FormData) => Problems
  /** Whether it stands in a page, where a button at the edge of the window would lie below the bar. */
  isInPage?: boolean
  /** The fields, one below the other, or two side by side with the class `half`. `problemOf` is for a field's `error`. */
  children: (problemOf: (field: string) => string | undefined) => ReactNode
}

/**
 * Fields and a button in a dialog. A refused input stays, with the reason; a change makes it another attempt.
 */
export const SheetForm = <Value,>({
  submitLabel,
  send,
  onDone,
  check,
  isInPage = false,
  children,
}: SheetFormProps<Value>) => {
  const { t } = useTranslation()
  const { attempt, renew } = useAttempt()
  const { ref, submitted, edited, problems, result, sending } = useForm({
    ...(check && { check }),
    send: async (data) => {
      const sent = await send(data, attempt)
      if (sent.ok) await onDone(sent.value)
      return sent
    },
  })
  const changed = (event: ChangeEvent<HTMLFormElement>) => {
    renew()
    edited(event)
  }
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={changed}>
      {children((field) => problemWords(problems, field, t))}
      <div className={isInPage ? styles.foot : styles.save}>
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" size="large" wide busy={sending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
