import { expect, it } from 'vitest'
import { parseEnvironment } from '../../../environment.ts'
import { offsiteOptions } from './environment.ts'

const recipient = `age1${'q'.repeat(58)}`
const bucket = {
  DATA_DIR: '/data',
  BACKUP_URL: 's3://backups/calm-rest',
  BACKUP_RECIPIENTS: recipient,
  AWS_ENDPOINT_URL_S3: 'https://s3.example',
  AWS_ACCESS_KEY_ID: 'releases',
  AWS_SECRET_ACCESS_KEY: 'secret',
}

const read = (variables: Record<string, string>) => offsiteOptions(parseEnvironment(variables), variables)

it('is off by default, and backs up what is on this machine every two seconds', () => {
  expect(read({})).toBeUndefined()
  expect(read(bucket)).toMatchObject({
    location: { bucket: 'backups', prefix: 'calm-rest/' },
    recipients: [recipient],
    everyMs: 2_000,
    snapshotEveryMs: 3_600_000,
    folders: { media: '/data/media', releases: '/data/releases', 'release-trust': '/data/release-trust' },
  })
  const elsewhere = { MEDIA_URL: 's3://media', RELEASES_URL: 's3://releases', BACKUP_EVERY_HOURS: '0' }
  expect(read({ ...bucket, ...elsewhere })).toMatchObject({ snapshotEveryMs: 86_400_000 })
  expect(read({ ...bucket, ...elsewhere })?.folders).toEqual({ 'release-trust': '/data/release-trust' })
})

it('may have keys of its own', () => {
  const own = { BACKUP_AWS_ACCESS_KEY_ID: 'backups', BACKUP_AWS_ENDPOINT_URL_S3: 'https://other.example' }
  expect(read({ ...bucket, ...own })?.location).toMatchObject({
    endpoint: 'https://other.example',
    credentials: { accessKeyId: 'backups', secretAccessKey: 'secret' },
  })
})

it.each([
  [{ BACKUP_RECIPIENTS: '' }, 'BACKUP_URL needs BACKUP_RECIPIENTS'],
  [{ BACKUP_RECIPIENTS: 'ssh-ed25519' }, 'Public keys like age1'],
  [{ DATABASE_URL: 'postgres://calm@db.example/calm' }, 'PostgreSQL has its own tools'],
  [{ BACKUP_URL: 'https://backups' }, 'An address like s3://bucket/prefix'],
])('does not start with %j: an owner would rely on backups that nobody makes', (changed, words) => {
  expect(() => read({ ...bucket, ...changed } as Record<string, string>)).toThrow(words)
})
