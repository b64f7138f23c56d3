import { expect, it } from 'vitest'
import { card, printable, table } from './table.ts'

it('aligns columns, Chinese ones too, with figures to the right', () => {
  const rows = [
    ['王伟', '7.00'],
    ['Amara', '120.00'],
  ]
  expect(table(['name', 'USD'], rows, ['USD'])).toBe('name      USD\n王伟     7.00\nAmara  120.00')
})

it('lets no text of a guest move the cursor, change colours or reverse the line', () => {
  const hostile = 'a\u001b[2Jb\u0007c\u202ed\u009bm'
  expect(printable(hostile)).toBe('a [2Jb c d m')
  expect(table(['name'], [[`${hostile}\nsecond`]])).toBe('name\na [2Jb c d m second')
  expect(card([['name', hostile]])).toBe('name  a [2Jb c d m')
})

it('omits missing values, and aligns the lines of a text', () => {
  const facts = [
    ['name', 'A'],
    ['request', null],
    ['message', 'one\ntwo'],
  ] as const
  expect(card(facts)).toBe('name     A\nmessage  one\n         two')
})
