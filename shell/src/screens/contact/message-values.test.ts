import { describe, expect, it } from 'vitest'
import { checkMessage, emptyMessage } from './message-values.ts'

const whole = { fullName: 'Ruth', email: 'ruth@example.org', phone: '', message: 'Hello' }

describe('checkMessage', () => {
  it('finds nothing in a whole message without a phone number', () => {
    expect(checkMessage(whole)).toEqual({})
  })

  it('asks for name, e-mail and message', () => {
    expect(checkMessage(emptyMessage)).toEqual({
      fullName: 'required',
      email: 'required',
      message: 'required',
    })
  })

  it('takes blanks for nothing', () => {
    expect(checkMessage({ ...whole, message: ' \n ' })).toEqual({ message: 'required' })
  })

  it.each(['ruth', 'ruth@example', '@example.org', 'ruth @example.org'])(
    'sees that %s is no address',
    (email) => {
      expect(checkMessage({ ...whole, email })).toEqual({ email: 'invalid_email' })
    },
  )
})
