import type { Receipt, Result } from '@calm-rest/contract/api'
import { delays } from '@calm-rest/contract/limits'
import type { Submitted } from '@calm-rest/contract/widget'
import { useForm } from '@calm-rest/ui/form'
import { useEffect, useState } from 'react'
import { useSite } from '../../site/site.ts'
import { readMessage } from './read-message.ts'

/** idle → sending → sent (for 3 s, fields cleared) or failed (nothing lost) → … (specification, §4). */
export const useMessageForm = () => {
  const { api, formOutcome } = useSite()
  const form = useForm<Receipt>({
    send: (data) => api.messages.create(readMessage(data)),
    onSent: clear,
    begin: formOutcome.read() as Submitted<Receipt> | undefined,
  })
  // a return to this screen shows an empty form
  useEffect(() => formOutcome.clear(), [formOutcome])
  const { result } = form
  const [thankedFor, setThankedFor] = useState<typeof result>()
  useEffect(() => {
    if (!result?.ok) return
    const timer = setTimeout(() => setThankedFor(result), delays.messageSentMs)
    return () => clearTimeout(timer)
  }, [result])
  return {
    ...form,
    sent: result?.ok === true && result !== thankedFor,
    failed: result?.ok === false,
    refusal: refusalOf(result),
  }
}

/** The API's words after too many messages: they include the telephone number. */
const refusalOf = (result: Result<Receipt> | undefined): string | undefined =>
  result?.ok === false && result.failure.kind === 'api' && result.failure.status === 429
    ? result.failure.body.error
    : undefined

/** A reset would bring back the words that the message began with. */
const clear = (form: HTMLFormElement) => {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.value = ''
  }
}
