import type { Receipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useState } from 'react'
import type { Problems } from '../form/problems.ts'
import { useForm } from '../form/use-form.ts'
import { readRegistration } from './read-registration.ts'

/** The form with the country beside it, which the type-ahead has to know. */
export const useRegistration = () => {
  const host = useHost()
  const [country, setCountry] = useState('')
  const form = useForm<Receipt>({
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
export const checkPasswords = (data: FormData): Problems =>
  data.get('password') === data.get('confirmPassword') ? {} : { confirmPassword: 'passwords_differ' }
