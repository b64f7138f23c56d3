import type { Result } from '@calm-rest/contract/api'
import type { StaffStay } from '@calm-rest/contract/staff'
import { useForm } from '@calm-rest/ui/form'
import { type ChangeEvent, useState } from 'react'

type Send = (
  data: FormData,
  options: { headers: { 'Idempotency-Key': string } },
) => Promise<Result<StaffStay>>

/** A form that moves money: one attempt never does it twice, and whatever is typed anew is another attempt. */
export const useMoneyForm = (send: Send, onSent: () => void) => {
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const form = useForm<StaffStay>({
    send: (data) => send(data, { headers: { 'Idempotency-Key': attempt } }),
    onSent,
  })
  const edited = (event: ChangeEvent<HTMLFormElement>) => {
    setAttempt(crypto.randomUUID())
    form.edited(event)
  }
  return { ...form, edited }
}
