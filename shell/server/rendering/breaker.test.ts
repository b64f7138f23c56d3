import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

const aBreaker = () => {
  let nowMs = 1
  const breaker = createBreaker(() => nowMs)
  const fail = (input: string, times = 1) => {
    for (let i = 0; i < times; i += 1) breaker.failed(input)
  }
  return { ...breaker, fail, passes: (ms: number) => (nowMs += ms) }
}

describe('a breaker', () => {
  it('leaves an input out after three failures in a row, and nothing else', () => {
    const breaker = aBreaker()
    breaker.fail('home', 2)
    expect(breaker.isOpen('home')).toBe(false)
    breaker.fail('home')
    expect([breaker.isOpen('home'), breaker.isOpen('rooms'), breaker.isResting()]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('counts failures in a row only', () => {
    const breaker = aBreaker()
    breaker.fail('home', 2)
    breaker.succeeded('home')
    breaker.fail('home', 2)
    expect(breaker.isOpen('home')).toBe(false)
  })

  it('never rests for one input, however often somebody asks for it', () => {
    const breaker = aBreaker()
    breaker.fail('made up', 1000)
    expect(breaker.isOpen('rooms')).toBe(false)
  })

  it('never rests where most inputs work', () => {
    const breaker = aBreaker()
    for (let i = 0; i < 20; i += 1) breaker.succeeded(`good ${i}`)
    for (let i = 0; i < 20; i += 1) breaker.fail(`bad ${i}`)
    expect(breaker.isOpen('rooms')).toBe(false)
  })

  it('rests where most of several inputs fail, and tries again after half a minute', () => {
    const breaker = aBreaker()
    breaker.succeeded('home')
    for (const input of ['rooms', 'room', 'book']) breaker.fail(input)
    expect([breaker.isOpen('home'), breaker.isResting()]).toEqual([true, true])
    breaker.passes(30_001)
    expect([breaker.isOpen('home'), breaker.isResting()]).toEqual([false, false])
  })

  it('is tried once a second while it rests, and rests no more as soon as one trial works', () => {
    const breaker = aBreaker()
    for (const input of ['rooms', 'room', 'book']) breaker.fail(input)
    expect(breaker.mayProbe()).toBe(false)
    breaker.passes(1000)
    expect([breaker.mayProbe(), breaker.mayProbe()]).toEqual([true, false])
    breaker.fail('home')
    expect(breaker.isOpen('home')).toBe(true)
    breaker.passes(1000)
    expect(breaker.mayProbe()).toBe(true)
    breaker.succeeded('home')
    expect([breaker.isOpen('home'), breaker.isOpen('rooms'), breaker.isResting()]).toEqual([
      false,
      false,
      false,
    ])
    // earlier failures no longer count
    breaker.fail('rooms')
    expect(breaker.isResting()).toBe(false)
  })
})
