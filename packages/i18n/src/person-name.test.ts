import { expect, it } from 'vitest'
import { personName } from './person-name.ts'

it.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['娜', '李', '李娜'],
  ['Ada', '李', 'Ada 李'],
  ['', '', ''],
  ['', 'Lovelace', 'Lovelace'],
])('writes %s and %s as %s', (firstName, lastName, written) => {
  expect(personName({ firstName, lastName })).toBe(written)
})
