import type { Result } from '@calm-rest/contract/api'
import { Alert, Button, Dialog } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { failureWords } from '../session/failure-words.ts'
import * as styles from './form-dialog.module.css'
import { problemWords } from './problem-words.ts'

interface FormDialogProps<Value> {
  title: string
  /** Of the button. */
  submitLabel: string
  send: (data: FormData) => Promise<Result<Value>>
  onClose: () => void
  onDone: (value: Value) => void
  /** The fields, one below the other, or two side by side with the class `half`. `problemOf` is for a field's `error`. */
  children: (problemOf: (field: string) => string | undefined) => ReactNode
}

/** Something to fill in and to send, above what it is about. It stays open where it was refused. */
export const FormDialog = <Value,>({ title, onClose, ...form }: FormDialogProps<Value>) => {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')} className={frame.sheet}>
      <DialogForm {...form} />
    </Dialog>
  )
}

type DialogFormProps<Value> = Omit<FormDialogProps<Value>, 'title' | 'onClose'>

const DialogForm = <Value,>({ submitLabel, send, onDone, children }: DialogFormProps<Value>) => {
  const { t } = useTranslation()
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: async (data) => {
      const sent = await send(data)
      if (sent.ok) onDone(sent.value)
      return sent
    },
  })
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
      {children((field) => problemWords(problems, field, t))}
      <div className={styles.save}>
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" size="large" wide busy={sending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
