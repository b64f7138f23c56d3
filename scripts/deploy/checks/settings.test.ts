import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { readSettings, writeSettings } from '../answers/files.ts'
import { checkSettings, readKnown } from './settings.ts'

const variables = {
  PUBLIC_URL: 'https://calmrest.example',
  CADDY_HOSTS: 'calmrest.example',
  CADDY_TLS: 'internal',
}

const written = (more: Record<string, string> = {}, secrets: Record<string, string> = {}) => {
  const folder = temporaryFolder('settings')
  writeSettings(folder, { variables: { ...variables, ...more }, secrets })
  return {
    folder,
    says: () => checkSettings(folder, readSettings(folder)).map(({ level, says }) => `${level} ${says}`),
  }
}

it('finds a secret that is missing, or empty', () => {
  const file = { SMTP_URL_FILE: '/run/secrets/SMTP_URL' }
  const missing = 'problem SMTP_URL_FILE names secrets/site/SMTP_URL, which is missing: run init again.'
  expect(written(file).says()).toEqual([missing])
  expect(written(file, { 'site/SMTP_URL': '' }).says()).toEqual([missing])
  expect(written(file, { 'site/SMTP_URL': 'smtp://mail.example' }).says()).toEqual([
    expect.stringMatching(/^ok /),
  ])
})

it('finds settings that others of the machine can read', () => {
  const { folder, says } = written()
  chmodSync(join(folder, '.env'), 0o644)
  expect(says()).toEqual([expect.stringContaining(`chmod go= ${join(folder, '.env')}`)])
})

it('finds a folder of backups that is not there, or that the site cannot write', () => {
  expect(written({ BACKUP_PATH: '/mnt/no-such-drive' }).says()).toEqual([
    'problem The folder of backups, /mnt/no-such-drive, is not there: mkdir -p /mnt/no-such-drive && chown 10001:10001 /mnt/no-such-drive.',
  ])
  expect(written({ BACKUP_PATH: temporaryFolder('backup') }).says()).toEqual([
    expect.stringContaining('is not of the user of the site'),
  ])
})

it('finds what backups in a bucket lack', () => {
  const bucket = { BACKUP_URL: 's3://house/backups' }
  expect(written(bucket).says()).toEqual([
    'problem BACKUP_URL needs BACKUP_RECIPIENTS, BACKUP_AWS_ACCESS_KEY_ID, BACKUP_AWS_SECRET_ACCESS_KEY, BACKUP_AWS_REGION in .env, too: npm run deploy -- init asks for them.',
  ])
  const more = {
    BACKUP_RECIPIENTS: 'age1xyz',
    BACKUP_AWS_ACCESS_KEY_ID: 'house',
    AWS_SECRET_ACCESS_KEY: 'secret',
    BACKUP_AWS_ENDPOINT_URL_S3: 'https://s3.example',
  }
  expect(written({ ...bucket, ...more }).says()).toEqual([expect.stringMatching(/^ok /)])
})

it('parses what the commands read, and names a wrong variable', () => {
  const known = readKnown({
    variables: { ...variables, COMPOSE_PROFILES: 'postgres,objects' },
    secrets: {},
  }).known
  expect(known).toMatchObject({
    PUBLIC_URL: new URL('https://calmrest.example'),
    HTTPS_PORT: 443,
    COMPOSE_PROFILES: ['postgres', 'objects'],
  })
  const wrong = readKnown({ variables: { ...variables, HTTPS_PORT: 'x' }, secrets: {} })
  expect(wrong.findings.map(({ says }) => says)).toEqual([
    expect.stringMatching(/^HTTPS_PORT in \.env is not right/),
  ])
})
