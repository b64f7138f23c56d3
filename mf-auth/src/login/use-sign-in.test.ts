import { expect, it } from 'vitest'
import { readCredentials } from './use-sign-in.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

it('remembers only who asked for it', () => {
  expect(readCredentials(form({ remember: 'on' })).remember).toBe(true)
  expect(readCredentials(form({})).remember).toBe(false)
})

it('sends the password as it was typed, and the address without spaces around it', () => {
  expect(readCredentials(form({ email: ' a@b.example ', password: ' pass phrase ' }))).toEqual({
    email: 'a@b.example',
    password: ' pass phrase ',
    remember: false,
  })
})
