import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Answers, questionOf } from './questions.ts'
import { answersOf, settingsOf } from './settings.ts'

const usual: Answers = {
  name: 'calmrest.example',
  certificates: 'you@calmrest.example',
  smtp: 'none',
  smtpPassword: '',
  sender: 'Calm Rest <stay@calmrest.example>',
  database: 'file',
  photographs: 'folder',
  backups: 'volume',
  observability: 'no',
  releasesOrigin: 'none',
}

const choices = {
  certificates: fc.constantFrom('internal', 'you@calmrest.example'),
  smtp: fc.constantFrom('none', 'smtp://mail.example:587', 'smtps://stay%40calmrest.example@mail.example'),
  smtpPassword: fc
    .string({ unit: 'grapheme' })
    .filter((text) => questionOf('smtpPassword').schema.safeParse(text).success),
  database: fc.constantFrom('file', 'postgres', 'postgres://calm:word@db.example:5432/calm_rest'),
  photographs: fc.constantFrom('folder', 'objects'),
  backups: fc.constantFrom('volume', '/mnt/backup', 's3://bucket/backups'),
  observability: fc.constantFrom('yes', 'no'),
  releasesOrigin: fc.constantFrom('none', 'https://calmrest-files.example'),
}

it('reads from the settings the answers that led to them', () => {
  void fc.assert(
    fc.property(fc.record(choices), (chosen) => {
      const answers: Answers = { ...usual, ...chosen }
      if (answers.smtp === 'none' || !answers.smtp.includes('@')) answers.smtpPassword = ''
      const read = answersOf(settingsOf(answers, {}))
      const { sender, ...rest } = answers
      expect(read).toEqual(answers.smtp === 'none' ? rest : { ...rest, sender })
    }),
  )
})

it('makes keys of 32 bytes, each another, and keeps those that exist', () => {
  const answers: Answers = { ...usual, database: 'postgres', photographs: 'objects', observability: 'yes' }
  const first = settingsOf(answers, {}).secrets
  const keys = Object.entries(first).filter(([name]) => /_(TOKEN|KEY|PASSWORD)$/.test(name))
  expect(keys.length).toBe(8)
  for (const [name, key] of keys) expect(Buffer.from(key, 'base64url').length, name).toBe(32)
  // Prometheus has the site's token, and the site the store's password
  expect(new Set(keys.map(([, key]) => key)).size).toBe(6)
  expect(settingsOf(answers, first).secrets).toEqual(first)
})

it('names every secret of the site by a file, and writes none into a variable', () => {
  const smtp = 'smtp://stay@mail.example:587'
  const { variables, secrets } = settingsOf(
    { ...usual, smtp, smtpPassword: 'sea & palm%', database: 'postgres' },
    {},
  )
  expect(secrets['site/SMTP_URL']).toBe('smtp://stay:sea%20%26%20palm%25@mail.example:587')
  expect(variables.SMTP_URL_FILE).toBe('/run/secrets/SMTP_URL')
  const written = Object.values(variables).join('\n')
  expect(Object.values(secrets).filter((secret) => written.includes(secret))).toEqual([])
})

it.each([
  ['name', 'https://CalmRest.example/', 'calmrest.example'],
  ['name', 'münchen.example', 'xn--mnchen-3ya.example'],
  ['name', 'calmrest.example/rooms', undefined],
  ['name', '203.0.113.7', undefined],
  ['name', '', undefined],
  ['certificates', 'you', undefined],
  ['smtp', 'smtp://stay:word@mail.example', undefined],
  ['smtp', 'https://mail.example', undefined],
  ['sender', 'Calm Rest <stay@calmrest.example>', 'Calm Rest <stay@calmrest.example>'],
  ['sender', '"Calm" <stay@calmrest.example>', undefined],
  ['sender', 'Calm Rest', undefined],
  ['database', 'mysql://db.example', undefined],
  ['backups', 'backup', undefined],
  ['backups', '/mnt/$HOME', undefined],
  ['observability', 'Y', 'yes'],
  ['releasesOrigin', 'https://files.example/', 'https://files.example'],
  ['releasesOrigin', 'https://files.example/files', undefined],
] as const)('takes as %s of %s: %s', (key, typed, taken) => {
  expect(questionOf(key).schema.safeParse(typed).data).toBe(taken)
})
