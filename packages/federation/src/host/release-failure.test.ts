import { expect, it } from 'vitest'
import { ReleaseFailure, toReleaseFailure, toShownFailure } from './release-failure.ts'

it('keeps the reason of a release that failed', () => {
  const failure = new ReleaseFailure('expose', 'mf_rooms has no such widget')
  expect(toReleaseFailure(failure)).toBe(failure)
})

it.each([
  [Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }), 'files'],
  [new TypeError('x is not a function'), 'evaluation'],
  ['a text that was thrown', 'evaluation'],
])('makes %s a failure of its %s, with what was thrown as its cause', (cause, reason) => {
  expect(toReleaseFailure(cause)).toMatchObject({
    reason,
    cause,
    message: cause instanceof Error ? cause.message : cause,
  })
})

it.each([
  [Object.assign(new Error('Loading chunk words-de failed.'), { name: 'ChunkLoadError' }), 'files'],
  [new TypeError('x is not a function'), 'render'],
])('makes what a mounted widget told, %s, a failure of its %s', (error, reason) => {
  expect(toShownFailure(String(error))).toMatchObject({ reason, message: String(error) })
})
