import { describe, expect, it } from 'vitest'
import { problemsFrom, problemsOf } from './problems.ts'

const control = (given: object) => ({
  name: 'field',
  type: 'text',
  value: 'something',
  required: true,
  minLength: -1,
  maxLength: -1,
  validity: {},
  ...given,
})

describe('problemsOf', () => {
  it('finds nothing wrong with a field that is filled in', () => {
    expect(problemsOf([control({})])).toEqual({})
  })

  it('asks for a required field that is empty, or holds spaces alone', () => {
    const empty = control({ name: 'firstName', value: '', validity: { valueMissing: true } })
    expect(problemsOf([empty, control({ name: 'lastName', value: '  ' })])).toEqual({
      firstName: 'required',
      lastName: 'required',
    })
  })

  it('lets a field stay empty that is not required', () => {
    expect(problemsOf([control({ required: false, value: '', minLength: 8 })])).toEqual({})
  })

  it('refuses text that the browser does not accept as an email address', () => {
    const wrong = control({ name: 'email', type: 'email', validity: { typeMismatch: true } })
    expect(problemsOf([wrong])).toEqual({ email: 'invalid_email' })
  })

  it.each(['li＠qq.com', 'li@qq。com', '\u200bli@qq.com', 'li@例子.中国', 'a&b@example.com'])(
    'takes the address %j, which the API reads, whatever the browser says',
    (value) => {
      const validity = { typeMismatch: true }
      expect(problemsOf([control({ name: 'email', type: 'email', value, validity })])).toEqual({})
    },
  )

  it('refuses an address without a top domain, which the browser lets pass', () => {
    const email = (value: string) => problemsOf([control({ name: 'email', type: 'email', value })])
    expect(email('ruth@example')).toEqual({ email: 'invalid_email' })
    expect(email('ruth@example.org')).toEqual({})
  })

  it('holds a number to its range', () => {
    const small = control({ name: 'small', value: '0', validity: { rangeUnderflow: true } })
    const large = control({ name: 'large', value: '366', validity: { rangeOverflow: true } })
    expect(problemsOf([small, large])).toEqual({ small: 'too_small', large: 'too_large' })
  })

  it('asks for a whole number where something else was typed', () => {
    const half = control({ name: 'half', value: '1.5', validity: { stepMismatch: true } })
    const word = control({ name: 'word', value: '', validity: { badInput: true, valueMissing: true } })
    expect(problemsOf([half, word])).toEqual({ half: 'not_whole', word: 'not_whole' })
  })

  it('measures an autofilled password, too', () => {
    const short = control({ name: 'password', value: '1234567', minLength: 8 })
    const long = control({ name: 'confirmPassword', value: '123456789', maxLength: 8 })
    expect(problemsOf([short, long])).toEqual({ password: 'too_short', confirmPassword: 'too_long' })
  })

  it('passes over buttons and groups', () => {
    expect(problemsOf([control({ name: '', value: '' }), {}])).toEqual({})
  })
})

describe('problemsFrom', () => {
  it('takes the fields that the API refused', () => {
    const fields = [{ field: 'password', code: 'common_password' as const, message: 'Too common.' }]
    const body = { error: 'Please check the marked fields.', code: 'invalid_request' as const, fields }
    expect(problemsFrom({ kind: 'api', status: 400, code: 'invalid_request', body })).toEqual({
      password: 'common_password',
    })
  })

  it('finds no field in an answer that never came', () => {
    expect(problemsFrom({ kind: 'network' })).toEqual({})
  })
})
