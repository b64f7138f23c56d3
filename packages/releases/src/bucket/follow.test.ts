import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { follow } from './follow.ts'

/** Follows looks that fail where `fails` says so, and then for ever succeed. */
const following = (fails: boolean[], startsUnreachable = false) => {
  const heard: string[] = []
  const { stop, isUnreachable } = follow(
    async () => {
      const isFailed = fails.shift() ?? false
      heard.push('look')
      if (isFailed) throw new Error('away')
    },
    {
      onUnreachable: (cause) => heard.push((cause as Error).message),
      onReachable: () => heard.push('back'),
    },
    startsUnreachable,
  )
  whenDone(stop)
  return { heard, stop, isUnreachable }
}

it('says once that the store is away, and once that it is back, and looks on', async () => {
  const { heard, isUnreachable } = following([true, true])
  await expect.poll(() => heard).toEqual(['look', 'away', 'look'])
  expect(isUnreachable()).toBe(true)
  await expect.poll(() => heard).toEqual(['look', 'away', 'look', 'look', 'back'])
  expect(isUnreachable()).toBe(false)
})

it('says that a store is back which was away from the start, and looks no more once it is stopped', async () => {
  const { heard, stop, isUnreachable } = following([], true)
  expect([heard, isUnreachable()]).toEqual([[], true])
  await expect.poll(() => heard).toEqual(['look', 'back'])
  stop()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(heard).toEqual(['look', 'back'])
})
