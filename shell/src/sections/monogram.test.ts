import { expect, it } from 'vitest'
import { initialsOf } from './monogram.tsx'

it.each([
  ['Nirosha Wickramasinghe', 'NW'],
  [' ana maria de la  cruz ', 'AC'],
  ['Nirosha', 'N'],
  ['王小明', '王'],
  ['𠮷野 太郎', '𠮷太'],
  ['', ''],
])('has the first letters of the first and the last name: %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
