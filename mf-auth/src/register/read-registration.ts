import type { RegisterInput } from '@calm-rest/contract/api'

const fields = ['firstName', 'lastName', 'country', 'email'] as const

/** The form as the API wants it. A password goes as it was typed, spaces and all. */
export const readRegistration = (data: FormData): RegisterInput => {
  const [firstName, lastName, country, email] = fields.map((field) => String(data.get(field) ?? '').trim())
  return {
    firstName,
    lastName,
    country,
    email,
    password: String(data.get('password') ?? ''),
  } as RegisterInput
}
