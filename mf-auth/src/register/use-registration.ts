import type { Receipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { type Problems, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { readRegistration } from './read-registration.ts'

/** The form with the country beside it, which the type-ahead has to know. */
export const useRegistration = () => {
  const host = useHost()
  const [country, setCountry] = useState('')
  const form = useForm<Receipt, 'passwords_differ'>({
    check: checkPasswords,
    send: (data) => host.api.accounts.register(readRegistration(data)),
    onSent: (element) => {
      element.reset()
      setCountry('')
    },
    alsoClears: { password: 'confirmPassword' },
  })
  const countryChanged = (value: string) => {
    setCountry(value)
    form.clear('country')
  }
  return { ...form, country, countryChanged }
}

export type Registration = ReturnType<typeof useRegistration>

/** @internal */
export const checkPasswords = (data: FormData): Problems<'passwords_differ'> =>
  data.get('password') === data.get('confirmPassword') ? {} : { confirmPassword: 'passwords_differ' }
