import { describe, expect, it } from 'vitest'
import { initialProblems, initialValues, missingOf, valuesOf } from './form-values.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('a page that answers a form', () => {
  const values = { name: 'Ada', review: 'Quiet.' }

  it('keeps refused input', () => {
    expect(initialValues({ values, problems: { name: 'required' } })).toEqual(values)
    expect(initialValues({ values, result: { ok: false, failure: { kind: 'network' } } })).toEqual(values)
  })

  it('begins anew where it was taken', () => {
    expect(initialValues({ values, result: { ok: true, value: null } })).toEqual({ name: '', review: '' })
  })

  it('marks the fields that our own rules refused, or the API', () => {
    const body = {
      error: 'Please check the marked fields.',
      code: 'invalid_request' as const,
      fields: [{ field: 'review', code: 'too_long' as const, message: 'Too long.' }],
    }
    const failure = { kind: 'api', status: 400, code: 'invalid_request', body } as const
    expect(initialProblems({ values, problems: { name: 'required' } })).toEqual({ name: 'required' })
    expect(initialProblems({ values, result: { ok: false, failure } })).toEqual({ review: 'too_long' })
  })

  it('reports nothing on a page that responds to no form', () => {
    expect([initialValues(undefined), initialProblems(undefined)]).toEqual([{}, {}])
  })
})

describe('the fields of a form', () => {
  it('are read by their names', () => {
    expect(valuesOf(form({ a: '1', b: ' 2 ' }))).toEqual({ a: '1', b: ' 2 ' })
  })

  it('are missing where they are empty, hold spaces alone, or were not sent', () => {
    const missing = missingOf(form({ a: ' ', b: 'x' }), ['a', 'b', 'c'])
    expect(Object.entries(missing ?? {})).toEqual([
      ['a', 'required'],
      ['c', 'required'],
    ])
  })

  it('are complete where all are filled in', () => {
    expect(missingOf(form({ a: 'x' }), ['a'])).toBeUndefined()
  })
})
