import { expect, it } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { openLease } from './lease.ts'

it('has one holder at a time, until that ends', () => {
  const dataDir = openTempDir()
  const first = openLease(dataDir)
  const second = openLease(dataDir)
  expect([first.take(), second.take(), first.take(), second.take()]).toEqual([true, false, true, false])
  first.release()
  expect(second.take()).toBe(true)
  second.release()
})
