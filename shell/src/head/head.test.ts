import { describe, expect, it } from 'vitest'
import { pageAddress, pageAlternates, plainPath } from './page-addresses.ts'
import { toDescription } from './texts.ts'

describe('toDescription', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(toDescription(' Two  beds.\nOne window. ')).toBe('Two beds. One window.')
  })

  it('ends a long text after a whole word', () => {
    const text = toDescription('Sea and sand, '.repeat(20))
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/(Sea|and|sand)…$/)
  })

  it('ends a long Chinese text earlier, since its signs are wider', () => {
    expect([...toDescription('海'.repeat(200))].length).toBe(80)
  })
})

describe('the address of a page', () => {
  it('names the language unless it is English', () => {
    expect(pageAddress('https://a.example', '/rooms', 'en')).toBe('https://a.example/rooms')
    expect(pageAddress('https://a.example', '/rooms', 'zh')).toBe('https://a.example/rooms?lang=zh')
  })

  it.each([
    ['/', '/'],
    ['/Rooms/', '/rooms'],
    ['/rooms/Loft', '/rooms/loft'],
  ])('spells %s as %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain)
  })

  it('is told in every language, and in English to readers of every other', () => {
    expect(pageAlternates('https://a.example', '/rooms')).toEqual([
      { hreflang: 'en', href: 'https://a.example/rooms' },
      { hreflang: 'de', href: 'https://a.example/rooms?lang=de' },
      { hreflang: 'zh', href: 'https://a.example/rooms?lang=zh' },
      { hreflang: 'x-default', href: 'https://a.example/rooms' },
    ])
  })
})
