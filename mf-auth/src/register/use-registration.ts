import type { Receipt, RegisterInput } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { checkPasswords, passwordOf } from '../form/new-password-fields.tsx'

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

/** The form as the API wants it. A password goes as it was typed, spaces and all. */
export const readRegistration = (data: FormData): RegisterInput => ({
  firstName: textOf(data, 'firstName'),
  lastName: textOf(data, 'lastName'),
  country: textOf(data, 'country'),
  email: textOf(data, 'email'),
  password: passwordOf(data),
})
