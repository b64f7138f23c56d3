import { whenDone } from '@calm-rest/testing'
import { expect, it, vi } from 'vitest'
import { clockAt, momentAt, todayAt } from './property-clock.ts'
import { startPolling } from './start-polling.ts'

it('is that of Mirissa, five and a half hours ahead of UTC', () => {
  const evening = new Date('2027-03-31T18:29:59Z')
  expect([todayAt(evening), clockAt(evening)]).toEqual(['2027-03-31', '23:59:59'])
  const night = new Date('2027-03-31T18:30:00Z')
  expect([todayAt(night), clockAt(night)]).toEqual(['2027-04-01', '00:00:00'])
})

it('knows when a day begins, and a time of it', () => {
  expect(momentAt('2027-04-01').toISOString()).toBe('2027-03-31T18:30:00.000Z')
  expect(momentAt('2027-04-01', '14:05').toISOString()).toBe('2027-04-01T08:35:00.000Z')
})

it('polls at once and then every interval, whatever fails, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  whenDone(() => vi.useRealTimers())
  const failures: unknown[] = []
  const causes = [Object.assign(new Error('away'), { code: 'EAWAY' }), new Error('away'), 'away']
  let worked = 0
  const work = async () => {
    worked += 1
    const cause = causes.shift()
    if (cause !== undefined) throw cause
  }
  const { stop } = await startPolling(work, { everyMs: 1000, onFailed: (code) => failures.push(code) })
  expect([worked, failures]).toEqual([1, ['EAWAY']])
  await vi.advanceTimersByTimeAsync(3000)
  expect([worked, failures]).toEqual([4, ['EAWAY', undefined, undefined]])
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(worked).toBe(4)
})
