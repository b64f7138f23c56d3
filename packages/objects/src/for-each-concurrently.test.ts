import { expect, it } from 'vitest'
import { forEachConcurrently } from './for-each-concurrently.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

it('does all of them, so many at once', async () => {
  const done: number[] = []
  let now = 0
  let most = 0
  await forEachConcurrently(2, [1, 2, 3, 4, 5], async (item) => {
    now += 1
    most = Math.max(most, now)
    await turn()
    now -= 1
    done.push(item)
  })
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2])
})

it('throws the first failure when nothing is under way any more, and begins nothing after it', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    if (item === 1) throw new Error('first')
    for (let turns = 0; turns < 5; turns += 1) await turn()
    ended.push(item)
    throw new Error('later')
  }
  await expect(forEachConcurrently(2, [1, 2, 3, 4], work)).rejects.toThrow('first')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})
