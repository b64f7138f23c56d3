import { expect, it } from 'vitest'
import { expectEndOn } from './serve.fixture.ts'
import { startChild } from './testing/child.ts'
import { openTempDir } from './testing/test-api.ts'

it('on SIGTERM finishes requests in progress, then ends with success', () => expectEndOn('SIGTERM'))

it('refuses to start with an invalid port, and says why', async () => {
  const child = startChild('../serve.ts', [], { PORT: 'eighty', DATA_DIR: openTempDir() })
  expect(await child.ended).toBe(1)
  expect(child.errors()).toContain('PORT')
})
