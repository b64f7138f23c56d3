import type { RegisterInput } from '@calm-rest/contract/api'
import { textOf } from '@calm-rest/ui/form'

/** The form as the API wants it. A password goes as it was typed, spaces and all. */
export const readRegistration = (data: FormData): RegisterInput => ({
  firstName: textOf(data, 'firstName'),
  lastName: textOf(data, 'lastName'),
  country: textOf(data, 'country'),
  email: textOf(data, 'email'),
  password: String(data.get('password') ?? ''),
})
