import { expect, it } from 'vitest'
import { base } from './base.ts'
import { shell } from './shell.ts'

/** RELEASE_DEADLINE_MS of sites under test: long enough for a slow machine. */
const deadlineMs = 30_000

it.each([
  ['a remote', base('/', 'mf_rooms', false)],
  ['a remote in development', base('/', 'mf_rooms', true)],
  ['the shell', shell({ folder: `${import.meta.dirname}/../../../../shell` })({})],
])('leaves it to the deadline of a release when a slow chunk of %s counts as failed', (_, { output }) => {
  expect(output?.chunkLoadTimeout).toBeGreaterThanOrEqual(deadlineMs)
})
