import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { madeLive } from './release-facts.ts'

const change = (action: string, at: string, version = '1.1.0') =>
  ({ action, version, at, by: 'ann' }) as unknown as ReleaseChange
const historyOf = (...history: ReleaseChange[]) => ({ history }) as unknown as Channels

it.each(['promote', 'canary', 'rollback'])('a version reached guests by a %s', (action) => {
  const made = change(action, '2030-01-01')
  const others = [change('demote', '2030-01-02'), change(action, '2030-01-03', '1.2.0')]
  expect(madeLive(historyOf(made, ...others), '1.1.0')).toBe(made)
})

it('a version that came twice is live since the last time, and one that never did since none', () => {
  const last = change('rollback', '2030-01-02')
  const channels = historyOf(change('canary', '2030-01-01'), last, change('demote', '2030-01-03', '1.2.0'))
  expect(madeLive(channels, '1.1.0')).toBe(last)
  expect(madeLive(channels, '1.2.0')).toBeUndefined()
})
