import { describe, expect, it } from 'vitest'
import { emailField } from './email-field.ts'
import { line, optionalText, text } from './fields.ts'

describe('text', () => {
  it('is trimmed, and keeps its line breaks only', () => {
    expect(text(50).parse(' a\r\nb\rc\u0000\u001b[31m\t ')).toBe('a\nb\nc[31m')
  })

  it('keeps every script and emoji whole, and drops half a surrogate pair', () => {
    expect(text(50).parse('Größe 茶 🌴 \ud800!')).toBe('Größe 茶 🌴 !')
  })

  it('removes signs that change the direction of what follows, and keeps marks that words of two directions need', () => {
    expect(text(50).parse('Amara\u202egnp.exe\u2066 \u200fשלום')).toBe('Amaragnp.exe \u200fשלום')
  })

  it('normalises equal text to one form: a Sinhala o, a German u', () => {
    expect(text(50).parse('කෙ\u0dcf Mu\u0308ller')).toBe('කො Müller')
  })

  it('keeps the joiners without which ශ්‍රී is not a word', () => {
    expect(text(50).parse('ශ්\u200dරී')).toHaveLength(5)
  })

  it.each(['', '  ', '\u0000', '\ud800'])('rejects %j', (value) => {
    expect(text(50).safeParse(value).success).toBe(false)
  })

  it('counts after trimming', () => {
    expect(text(3).safeParse('  abc  ').success).toBe(true)
    expect(text(3).safeParse('abcd').success).toBe(false)
  })
})

it('turns several lines into one', () => {
  expect(line(50).parse('Amara\r\n  Perera')).toBe('Amara Perera')
})

it.each(['', '   ', null, undefined, '\u0000'])('parses %j as undefined', (value) => {
  expect(optionalText(10).parse(value)).toBeUndefined()
})

it.each([
  ['li＠qq.com', 'li@qq.com'],
  ['ａｍａｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'amara@example.com'],
  ['li@qq。com', 'li@qq.com'],
  ['\u200bli\u2060@qq\u00ad.com\ufeff', 'li@qq.com'],
  ['\u202ali@qq.com\u202c', 'li@qq.com'],
  ['info@gästehaus-müller.de', 'info@xn--gstehaus-mller-5hb70b.de'],
  ['info@ga\u0308stehaus-müller.de', 'info@xn--gstehaus-mller-5hb70b.de'],
  ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['li@例子。中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['li@xn--fsqu00a.xn--fiqs8s', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['a&b@example.com', 'a&b@example.com'],
  ["o'neill/x=y!#$%*?^`{|}~_+-@example.com", "o'neill/x=y!#$%*?^`{|}~_+-@example.com"],
  // ASCII addresses do not change
  ['  Amara.P+x@Mail.Example.CO.uk ', 'Amara.P+x@Mail.Example.CO.uk'],
])('reads the address %j as %s', (typed, address) => {
  expect(emailField.parse(typed)).toBe(address)
  expect(emailField.parse(address)).toBe(address)
})

it.each([
  '.a@b.de',
  'a..b@c.de',
  'a.@b.de',
  '"a b"@c.de',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@0x7f.1',
  'a@b..de',
  'a@b.c.',
  'a@-.de/x',
  'a@b%2ede.com',
  'a@b.de:25',
  'ü@b.de',
  'a@ü b.de',
  'a@ü/x.de',
  'a@ü@b.de',
  'a@ü?.de',
  'a\n@b.de',
])('refuses the address %j', (address) => {
  expect(emailField.safeParse(address).success).toBe(false)
})

it.each(['a@b', 'a@b.c\nBcc: x@y.z', 'a@b.c,d@e.f', '@b.c', 'a b@c.de', `${'a'.repeat(250)}@b.co`])(
  'refuses the address %j',
  (address) => {
    expect(emailField.safeParse(address).success).toBe(false)
  },
)
