import { afterEach, expect, it, vi } from 'vitest'
import { withinDeadline } from './deadline.ts'

afterEach(() => void vi.useRealTimers())

it('settles as the work does, and leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await withinDeadline('it', 1000, Promise.resolve('done'))).toBe('done')
  await expect(withinDeadline('it', 1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

it('fails with a time-out that names the late work', async () => {
  vi.useFakeTimers()
  const late = withinDeadline('release.json', 1000, new Promise(() => {}))
  const failed = expect(late).rejects.toMatchObject({
    name: 'ReleaseFailure',
    reason: 'timeout',
    message: 'release.json: no answer within 1000 ms',
  })
  await vi.advanceTimersByTimeAsync(1000)
  await failed
})
