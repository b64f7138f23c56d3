import type { Failure } from '@calm-rest/contract/api'
import { delays } from '@calm-rest/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site/site.ts'
import {
  checkMessage,
  emptyMessage,
  type MessageField,
  type MessageValues,
  messageFields,
} from './message-values.ts'

type Status = 'idle' | 'sending' | 'sent' | 'failed'
type Errors = Partial<Record<MessageField, string>>

/** Words of the API beside the fields that they are about. */
const errorsOf = (failure: Failure): Errors => {
  const fields = failure.kind === 'api' ? (failure.body.fields ?? []) : []
  const known = fields.filter(({ field }) => messageFields.includes(field as MessageField))
  return Object.fromEntries(known.map(({ field, message }) => [field, message]))
}

/** idle → sending → sent (for 3 s, fields cleared) or failed (nothing lost) → … (specification, §4). */
export const useMessageForm = (prefill: string) => {
  const { t } = useTranslation('contact')
  const { api } = useSite()
  const [values, setValues] = useState<MessageValues>({ ...emptyMessage, message: prefill })
  const [status, setStatus] = useState<Status>('idle')
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const showErrors = (next: Errors) => {
    setErrors(next)
    const first = messageFields.find((field) => next[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    return first !== undefined
  }

  const changed = (field: MessageField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...others }) => others)
  }

  const submitted = async () => {
    if (status === 'sending') return
    clearTimeout(timer.current)
    setStatus('idle')
    const wrong = Object.entries(checkMessage(values)).map(([field, code]) => [field, t(`errors.${code}`)])
    if (showErrors(Object.fromEntries(wrong))) return
    setStatus('sending')
    const { phone, ...required } = values
    const result = await api.messages.create({ ...required, ...(phone.trim() && { phone }) })
    if (!result.ok) {
      setStatus('failed')
      showErrors(errorsOf(result.failure))
      return
    }
    setValues(emptyMessage)
    setStatus('sent')
    timer.current = setTimeout(() => setStatus('idle'), delays.messageSentMs)
  }

  return { form, values, status, errors, changed, submitted }
}
