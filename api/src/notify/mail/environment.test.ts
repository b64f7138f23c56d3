import { expect, it } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { describeMail, mailOptions } from './environment.ts'

const optionsOf = (variables: NodeJS.ProcessEnv) =>
  mailOptions(parseEnvironment(variables), 'https://calmrest.example')

it('writes mail into the data folder by default, from the address that the property has by then', () => {
  const options = optionsOf({ DATA_DIR: '/srv/calm-rest' })
  expect(options).toEqual({
    transport: { folder: '/srv/calm-rest/outbox' },
    from: undefined,
    publicUrl: 'https://calmrest.example',
  })
  expect(describeMail(options)).toBe('mail is written to /srv/calm-rest/outbox/')
})

it('sends through the configured server, and never reveals its password', () => {
  const options = optionsOf({
    SMTP_URL: 'smtp://house:secret@mail.example:587',
    MAIL_FROM: 'The House <no-reply@calmrest.example>',
  })
  expect(options).toMatchObject({
    transport: { smtpUrl: 'smtp://house:secret@mail.example:587' },
    from: { name: 'The House', address: 'no-reply@calmrest.example' },
  })
  expect(describeMail(options)).toBe('mail goes through mail.example:587')
})

it.each([
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'The House'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
])('refuses to start with %s=%s, and names the variable', (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(
    new RegExp(`The environment is not right[\\s\\S]*${name}`),
  )
})
