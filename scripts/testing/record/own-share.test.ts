import { expect, it } from 'vitest'
import { ownShare, readTicks } from './own-share.ts'

it('is the part of the processor time that the run used itself, and 1 where nobody counts', () => {
  expect(ownShare({ own: 10, all: 1000 }, { own: 60, all: 1200 })).toBe(0.25)
  expect(ownShare({ own: 10, all: 1000 }, { own: 60, all: 1040 })).toBe(1)
  expect(ownShare(undefined, undefined)).toBe(1)
})

it.runIf(process.platform === 'linux')('reads what this process and the machine used', () => {
  const { own = 0, all = 0 } = readTicks() ?? {}
  expect(own).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(own)
})
