import { expect, it } from 'vitest'
import { namesTag } from './names-tag.ts'

it.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"c" ,"a"', true],
  ['"b", "c"', false],
  ['a', false],
  [' * ', true],
])('of %j names the tag "a": %s', (ifNoneMatch, isNamed) => {
  expect(namesTag(ifNoneMatch, '"a"')).toBe(isNamed)
})
