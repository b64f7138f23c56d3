import { expect, it } from 'vitest'
import { stretchesOf } from './stretches.ts'

it('says nights that follow one another and change alike once', () => {
  const nights = [
    { night: '2027-12-24', before: 268, after: 300 },
    { night: '2027-12-25', before: 268, after: 300 },
    { night: '2027-12-26', before: 268, after: 310 },
    { night: '2027-12-28', before: 268, after: 310 },
  ]
  expect(stretchesOf(nights)).toEqual([
    { first: '2027-12-24', last: '2027-12-25', before: 268, after: 300 },
    { first: '2027-12-26', last: '2027-12-26', before: 268, after: 310 },
    { first: '2027-12-28', last: '2027-12-28', before: 268, after: 310 },
  ])
})
