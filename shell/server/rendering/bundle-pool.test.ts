import { expect, it } from 'vitest'
import { createBundlePool, type PoolMember, usualPoolBytes } from './bundle-pool.ts'

const mb = 1024 * 1024

const aPool = (mostMb: number) => {
  let nowMs = 0
  const pool = createBundlePool(mostMb * mb, () => nowMs)
  const said: string[] = []
  const member = (name: string, ownMb = 40) => {
    const state = { isIdle: true, ownMb }
    const own: PoolMember = {
      isIdle: () => state.isIdle,
      ownBytes: () => state.ownMb * mb,
      sleep: () => said.push(`${name} sleeps`),
      wake: () => {
        said.push(`${name} wakes`)
        pool.admit(own)
      },
    }
    const use = () => {
      pool.used(own)
      return pool.admit(own)
    }
    return { own, use, state }
  }
  return { pool, member, said, passes: (ms: number) => (nowMs += ms) }
}

it('R-mf-memory: lets the least used sleep, and of those the one that was not used for longest', () => {
  const { member, said, passes } = aPool(120)
  const [busy, a, b, c] = ['busy', 'a', 'b', 'c'].map((name) => member(name)) as [Used, Used, Used, Used]
  for (let n = 0; n < 5; n += 1) busy.use()
  for (const one of [a, b, c]) {
    passes(1000)
    expect(one.use()).toBe(true)
  }
  expect(said).toEqual(['a sleeps'])
})

it('forgets uses of long ago', () => {
  const { member, said, passes } = aPool(80)
  const [old, fresh, next] = ['old', 'fresh', 'next'].map((name) => member(name)) as [Used, Used, Used]
  for (let n = 0; n < 5; n += 1) old.use()
  passes(10 * 60_000)
  fresh.use()
  next.use()
  expect(said).toEqual(['old sleeps'])
})

it('R-mf-memory: counts what a process really takes', () => {
  const { member, said } = aPool(160)
  const large = member('large', 130)
  large.use()
  member('next').use()
  expect(said).toEqual(['large sleeps'])
})

it('never ends one that works: others wait for their turn', () => {
  const { pool, member, said } = aPool(40)
  const first = member('first')
  first.use()
  first.state.isIdle = false
  const second = member('second')
  expect(second.use()).toBe(false)
  expect(said).toEqual([])
  first.state.isIdle = true
  pool.idle()
  expect(said).toEqual(['first sleeps', 'second wakes'])
})

it('gives the room of one that ended to the next', () => {
  const { pool, member, said } = aPool(40)
  const first = member('first')
  first.use()
  first.state.isIdle = false
  member('second').use()
  pool.left(first.own)
  expect(said).toEqual(['second wakes'])
})

it('lets one run where even that is more than the limit', () => {
  const { member } = aPool(10)
  expect(member('one').use()).toBe(true)
})

type Used = ReturnType<ReturnType<typeof aPool>['member']>

it('leaves a small container the memory of the site itself', () => {
  const within = (limitMb: number) => usualPoolBytes(limitMb * mb) / mb
  expect({ none: within(0), huge: within(1e6), of512: within(512) }).toEqual({
    none: 240,
    huge: 240,
    of512: 240,
  })
  expect(within(256)).toBe(120)
  // one process runs in any
  expect(within(100)).toBe(40)
})
