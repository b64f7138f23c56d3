import { describe, expect, it } from 'vitest'
import { emailField, line, optionalText, text } from './fields.ts'

describe('text', () => {
  it('is trimmed, and keeps its line breaks only', () => {
    expect(text(50).parse(' a\r\nb\rc\u0000\u001b[31m\t ')).toBe('a\nb\nc[31m')
  })

  it('keeps every script and emoji whole, and drops half a surrogate pair', () => {
    expect(text(50).parse('Größe 茶 🌴 \ud800!')).toBe('Größe 茶 🌴 !')
  })

  it('lets nobody turn the order of what follows, and keeps marks that words of two directions need', () => {
    expect(text(50).parse('Amara\u202egnp.exe\u2066 \u200fשלום')).toBe('Amaragnp.exe \u200fשלום')
  })

  it('is in one form, however it was typed: a Sinhala o, a German u', () => {
    expect(text(50).parse('කෙ\u0dcf Mu\u0308ller')).toBe('කො Müller')
  })

  it('leaves the joiners without which ශ්‍රී is not a word', () => {
    expect(text(50).parse('ශ්\u200dරී')).toHaveLength(5)
  })

  it.each(['', '  ', '\u0000', '\ud800'])('is never empty: %j', (value) => {
    expect(text(50).safeParse(value).success).toBe(false)
  })

  it('counts after trimming', () => {
    expect(text(3).safeParse('  abc  ').success).toBe(true)
    expect(text(3).safeParse('abcd').success).toBe(false)
  })
})

it('makes one line of several', () => {
  expect(line(50).parse('Amara\r\n  Perera')).toBe('Amara Perera')
})

it.each(['', '   ', null, undefined, '\u0000'])('takes %j for no optional text', (value) => {
  expect(optionalText(10).parse(value)).toBeUndefined()
})

it.each(['a@b', 'a@b.c\nBcc: x@y.z', 'a@b.c,d@e.f', '@b.c', 'a b@c.de', `${'a'.repeat(250)}@b.co`])(
  'refuses the address %j',
  (address) => {
    expect(emailField.safeParse(address).success).toBe(false)
  },
)
