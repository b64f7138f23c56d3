import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { withSecretFiles } from './secret-files.ts'

const fileOf = (content: string) => {
  const path = join(temporaryFolder(), 'secret')
  writeFileSync(path, content)
  return path
}

it('reads a secret from its file, without the line break of an editor', () => {
  const file = fileOf('smtps://house:p w@mail.example\n')
  expect(withSecretFiles({ SMTP_URL_FILE: file, PORT: '3000' })).toEqual({
    SMTP_URL_FILE: file,
    SMTP_URL: 'smtps://house:p w@mail.example',
    PORT: '3000',
  })
})

it('reads no file that a variable of somebody else names', () => {
  const variables = { SSL_CERT_FILE: '/nowhere', DATABASE_URL: 'postgres://db/rest', SMTP_URL_FILE: '' }
  expect(withSecretFiles(variables)).toEqual(variables)
})

it('names every file that cannot be read, is empty, or has a variable beside it', () => {
  const empty = fileOf('\n')
  const variables = {
    VIEWS_KEY_FILE: '/nowhere/key',
    PREVIEW_KEY_FILE: empty,
    METRICS_TOKEN_FILE: fileOf('from the file'),
    METRICS_TOKEN: 'from the variable',
  }
  expect(() => withSecretFiles(variables)).toThrow(
    [
      'The environment is not right.',
      '✖ METRICS_TOKEN is set as well',
      '  → at METRICS_TOKEN_FILE',
      `✖ ${empty} is empty`,
      '  → at PREVIEW_KEY_FILE',
      '✖ /nowhere/key cannot be read: ENOENT',
      '  → at VIEWS_KEY_FILE',
    ].join('\n'),
  )
})
