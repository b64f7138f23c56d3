import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readEnvironment } from './environment.ts'

it('has the secrets that files hold', () => {
  const file = join(temporaryFolder(), 'smtp_url')
  writeFileSync(file, 'smtp://mail.example\n')
  vi.stubEnv('SMTP_URL_FILE', file)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(readEnvironment().SMTP_URL).toBe('smtp://mail.example')
})
