import { registerInput } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { checkPasswords } from '../form/new-password-fields.tsx'
import { readRegistration } from './use-registration.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

it('refuses two passwords that differ, if only in case', () => {
  expect(checkPasswords(form({ password: 'Frangipani', confirmPassword: 'frangipani' }))).toEqual({
    confirmPassword: 'passwords_differ',
  })
})

it('takes two passwords that are equal', () => {
  expect(checkPasswords(form({ password: 'frangipani', confirmPassword: 'frangipani' }))).toEqual({})
})

it('R-register-payload: sends what the contract asks for, and the confirmation not', () => {
  const names = { firstName: ' Amara', lastName: 'Perera', country: 'Atlantis', email: 'amara@example.com' }
  const input = readRegistration(form({ ...names, password: 'frangipani', confirmPassword: 'frangipani' }))
  expect(input).toEqual({ ...names, firstName: 'Amara', password: 'frangipani' })
  expect(registerInput.safeParse(input).success).toBe(true)
})
