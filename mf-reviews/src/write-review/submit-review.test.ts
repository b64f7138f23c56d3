import type { Api } from '@calm-rest/contract/api'
import { expect, it, vi } from 'vitest'
import { submitReview } from './submit-review.ts'

const filled = {
  name: 'Ingrid',
  country: 'Norway',
  rating: '5',
  reviewTitle: 'Turtles',
  review: 'We watched them.',
  roomType: 'sea view',
  stayDuration: '7',
}

const submit = async (change: Partial<typeof filled> = {}) => {
  const create = vi.fn(async (_review: object, _options: object) => ({ ok: true, value: { id: 'one' } }))
  const values = Object.assign({}, filled, change)
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  const { signal } = new AbortController()
  const api = { reviews: { create } } as unknown as Api
  return {
    create,
    signal,
    values,
    submitted: await submitReview({ form, lang: 'de', api, signal, props: {} }),
  }
}

it('sends a review whose form came without a script', async () => {
  const { create, signal, values, submitted } = await submit()
  expect(create.mock.calls).toEqual([
    [
      Object.assign({}, filled, { rating: 5, stayDuration: 7, date: expect.any(String) }),
      { lang: 'de', signal },
    ],
  ])
  expect(submitted).toEqual({ values, result: { ok: true, value: { id: 'one' } } })
})

it.each(Object.keys(filled) as (keyof typeof filled)[])(
  'sends none without %s, and keeps the rest',
  async (name) => {
    const { create, values, submitted } = await submit({ [name]: ' ' })
    expect(create).not.toHaveBeenCalled()
    expect(submitted.problems).toEqual({ [name]: 'required' })
    expect(submitted.values).toMatchObject({ name: values.name })
  },
)
