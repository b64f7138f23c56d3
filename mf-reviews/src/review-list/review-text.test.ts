import { expect, it } from 'vitest'
import { excerptOf } from './review-text.tsx'

it('shows a text of 120 characters whole', () => {
  expect(excerptOf('a'.repeat(120))).toBeUndefined()
})

it('R-const-excerpt: keeps 120 characters of a longer one', () => {
  expect(excerptOf(`${'a'.repeat(120)}b`)).toBe('a'.repeat(120))
})

it('never splits a surrogate pair', () => {
  const text = `${'a'.repeat(119)}🐢🐢`
  expect(excerptOf(text)).toBe(`${'a'.repeat(119)}🐢`)
  expect(excerptOf(text)?.isWellFormed()).toBe(true)
})

it('counts a pair as one character', () => {
  expect(excerptOf('🐢'.repeat(120))).toBeUndefined()
})
