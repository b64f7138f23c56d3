import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { answersOf } from './answers-of.ts'
import type { Answers } from './question.ts'
import { questionOf } from './questions.ts'
import { settingsOf } from './settings.ts'

const usual: Answers = {
  name: 'calmrest.example',
  certificates: 'you@calmrest.example',
  smtp: 'none',
  smtpPassword: '',
  sender: 'Calm Rest <stay@calmrest.example>',
  database: 'file',
  databasePassword: '',
  photographs: 'folder',
  backups: 'volume',
  bucketStore: '',
  bucketKeyId: '',
  bucketKey: '',
  bucketRecipients: '',
  observability: 'no',
  releasesOrigin: 'none',
  ports: '80,443',
  clock: 'https://time.example/',
}

const recipient = `age1${'q'.repeat(58)}`

const choices = {
  certificates: fc.constantFrom('internal', 'you@calmrest.example'),
  smtp: fc.constantFrom('none', 'smtp://mail.example:587', 'smtps://stay%40calmrest.example@mail.example'),
  smtpPassword: fc
    .string({ unit: 'grapheme' })
    .filter((text) => questionOf('smtpPassword').schema.safeParse(text).success),
  database: fc.constantFrom('file', 'postgres', 'postgres://calm@db.example:5432/calm_rest'),
  databasePassword: fc.constantFrom('', 'sea & palm%'),
  photographs: fc.constantFrom('folder', 'objects'),
  backups: fc.constantFrom('volume', '/mnt/backup', 's3://bucket/backups'),
  bucketStore: fc.constantFrom('', 'https://s3.example', 'https://s3.example garage', 'eu-central-1'),
  bucketKeyId: fc.constantFrom('', 'house'),
  bucketKey: fc.constantFrom('', 'a+b/c='),
  bucketRecipients: fc.constantFrom('', recipient),
  ports: fc.constantFrom('80,443', '8080,8443'),
  observability: fc.constantFrom('yes', 'no'),
  releasesOrigin: fc.constantFrom('none', 'https://calmrest-files.example'),
}

it('reads from the settings the answers that led to them', () => {
  void fc.assert(
    fc.property(fc.record(choices), (chosen) => {
      const answers: Answers = { ...usual, ...chosen }
      if (answers.smtp === 'none' || !answers.smtp.includes('@')) answers.smtpPassword = ''
      if (!answers.database.includes('@')) answers.databasePassword = ''
      if (!answers.backups.startsWith('s3:')) {
        for (const key of ['bucketStore', 'bucketKeyId', 'bucketKey', 'bucketRecipients'] as const)
          answers[key] = ''
      }
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

it('has a trial opened at its own port, and all others at the usual one', () => {
  const urlOf = (certificates: string) =>
    settingsOf({ ...usual, certificates, ports: '8080,8443' }, {}).variables.PUBLIC_URL
  expect([urlOf('internal'), urlOf('you@calmrest.example')]).toEqual([
    'https://calmrest.example:8443',
    'https://calmrest.example',
  ])
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
  ['smtp', 'mail.example', undefined],
  ['smtp', 'smtp://mail.example', 'smtp://mail.example'],
  ['database', 'postgres://calm:word@db.example/calm_rest', undefined],
  ['database', 'db.example', undefined],
  ['bucketStore', 's3.example', undefined],
  ['bucketRecipients', `${recipient} ${recipient}`, `${recipient},${recipient}`],
  ['bucketRecipients', 'AGE-SECRET-KEY-1', undefined],
  ['ports', '8080 8443', '8080,8443'],
  ['ports', '443', undefined],
  ['ports', '443,443', undefined],
  ['clock', 'http://time.example', undefined],
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
