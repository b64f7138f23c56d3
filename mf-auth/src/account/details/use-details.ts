import type { Account } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { textOf, useForm } from '@calm-rest/ui/form'
import { type ChangeEvent, useState } from 'react'

/** The form of name and country. The fields hold their values; the country stands here for its suggestions. */
export const useDetails = (account: Account, onChanged: (account: Account) => void) => {
  const { api } = useHost()
  const [country, setCountry] = useState(account.country)
  const [saved, setSaved] = useState(false)
  const form = useForm<Account>({
    send: async (data) => {
      const result = await api.me.change({
        firstName: textOf(data, 'firstName'),
        lastName: textOf(data, 'lastName'),
        country: textOf(data, 'country'),
      })
      if (result.ok) onChanged(result.value)
      setSaved(result.ok)
      return result
    },
  })
  const edited = (event: ChangeEvent<HTMLFormElement>) => {
    setSaved(false)
    form.edited(event)
  }
  const countryChanged = (value: string) => {
    setSaved(false)
    setCountry(value)
    form.clear('country')
  }
  return { ...form, edited, country, countryChanged, saved }
}
