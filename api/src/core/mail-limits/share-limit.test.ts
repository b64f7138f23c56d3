import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, it } from 'vitest'
import { createShareLimit } from './share-limit.ts'

const aLimit = (points: number) => {
  const asked: object[] = []
  const limit = createShareLimit(
    {
      limiter: (attempts) => {
        asked.push(attempts)
        return new RateLimiterMemory({ points: attempts.points, duration: attempts.durationSeconds })
      },
    },
    { name: 'mails', points, durationSeconds: 60 },
  )
  return { limit, asked }
}

it('lets each use fill the limit up to its share, and counts no refused use', async () => {
  const { limit } = aLimit(10)
  const takes = async (share: number, times: number) => {
    let taken = 0
    for (let time = 0; time < times; time += 1) if (await limit.take('a', share)) taken += 1
    return taken
  }
  expect(await takes(0.6, 10)).toBe(6)
  expect(await takes(0.8, 10)).toBe(2)
  expect(await takes(1, 10)).toBe(2)
  expect([await limit.used('a'), await limit.used('b')]).toEqual([10, 0])
})

it('is open to every use once, however small', async () => {
  const { limit } = aLimit(1)
  expect([await limit.take('a', 0.4), await limit.take('a', 0.4)]).toEqual([true, false])
})

it('says whether there is room without counting, counts beyond the limit, and takes a use back', async () => {
  const { limit, asked } = aLimit(2)
  expect([await limit.hasRoom('a', 1), await limit.used('a')]).toEqual([true, 0])
  for (let time = 0; time < 3; time += 1) await limit.add('a')
  expect([await limit.hasRoom('a', 1), await limit.used('a')]).toEqual([false, 3])
  await limit.giveBack('a')
  expect([await limit.hasRoom('a', 1), await limit.used('a')]).toEqual([false, 2])
  await limit.giveBack('a')
  expect(await limit.hasRoom('a', 1)).toBe(true)
  expect(asked).toMatchObject([{ name: 'mails', durationSeconds: 60 }])
})

it('lets no more through than its share where many ask at once', async () => {
  const { limit } = aLimit(3)
  const taken = await Promise.all(Array.from({ length: 10 }, () => limit.take('a', 1)))
  expect([taken.filter(Boolean).length, await limit.used('a')]).toEqual([3, 3])
})
