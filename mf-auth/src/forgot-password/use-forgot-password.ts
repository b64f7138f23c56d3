import type { Receipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'

export const useForgotPassword = () => {
  const { api } = useHost()
  const [sentTo, setSentTo] = useState('')
  const form = useForm<Receipt>({
    send: (data) => api.accounts.forgotPassword({ email: textOf(data, 'email') }),
    onSent: (element) => setSentTo(textOf(new FormData(element), 'email')),
  })
  return { ...form, sentTo }
}
