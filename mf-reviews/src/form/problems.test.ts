import { describe, expect, it } from 'vitest'
import { problemsFrom, problemsOf } from './problems.ts'

const control = (given: object) => ({
  name: 'field',
  value: 'something',
  required: true,
  maxLength: -1,
  validity: {},
  ...given,
})

describe('problemsOf', () => {
  it('finds nothing wrong with a field that is filled in', () => {
    expect(problemsOf([control({})])).toEqual({})
  })

  it('asks for a required field that is empty, or holds spaces alone', () => {
    const empty = control({ name: 'name', value: '', validity: { valueMissing: true } })
    expect(problemsOf([empty, control({ name: 'country', value: '  ' })])).toEqual({
      name: 'required',
      country: 'required',
    })
  })

  it('lets a field stay empty that is not required', () => {
    expect(problemsOf([control({ required: false, value: '' })])).toEqual({})
  })

  it('takes 1 night as the shortest stay and 365 as the longest', () => {
    const short = control({ name: 'short', value: '0', validity: { rangeUnderflow: true } })
    const long = control({ name: 'long', value: '366', validity: { rangeOverflow: true } })
    expect(problemsOf([short, long])).toEqual({ short: 'too_small', long: 'too_large' })
  })

  it('asks for whole nights where something else was typed', () => {
    const half = control({ name: 'half', value: '1.5', validity: { stepMismatch: true } })
    const word = control({ name: 'word', value: '', validity: { badInput: true, valueMissing: true } })
    expect(problemsOf([half, word])).toEqual({ half: 'not_whole', word: 'not_whole' })
  })

  it('refuses more characters than the API takes', () => {
    expect(problemsOf([control({ name: 'review', value: 'abc', maxLength: 2 })])).toEqual({
      review: 'too_long',
    })
  })

  it('passes over buttons and groups', () => {
    expect(problemsOf([control({ name: '', value: '' }), {}])).toEqual({})
  })
})

describe('problemsFrom', () => {
  it('takes the fields that the API refused', () => {
    const fields = [{ field: 'review', code: 'too_long' as const, message: 'Too long.' }]
    const body = { error: 'Please check the marked fields.', code: 'invalid_request' as const, fields }
    expect(problemsFrom({ kind: 'api', status: 400, code: 'invalid_request', body })).toEqual({
      review: 'too_long',
    })
  })

  it('finds no field in an answer that never came', () => {
    expect(problemsFrom({ kind: 'network' })).toEqual({})
  })
})
