import type { Given } from './question.ts'
import type { Settings } from './settings.ts'

/** An address and its password, apart. */
const split = (address: string | undefined) => {
  if (address === undefined) return { address: undefined, password: '' }
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  if (password !== '') url.password = ''
  return { address: password === '' ? address : url.href, password }
}

const bucketAnswers = ({ variables, secrets }: Settings): Given => {
  const { BACKUP_AWS_ENDPOINT_URL_S3: endpoint, BACKUP_AWS_REGION: region } = variables
  const key = secrets['site/BACKUP_AWS_SECRET_ACCESS_KEY'] ?? variables.BACKUP_AWS_SECRET_ACCESS_KEY
  return {
    bucketStore: [endpoint, region].filter((one) => one !== undefined).join(' '),
    bucketKeyId: variables.BACKUP_AWS_ACCESS_KEY_ID ?? '',
    bucketKey: key ?? '',
    bucketRecipients: variables.BACKUP_RECIPIENTS ?? '',
  }
}

/** The answers that led to these settings; undefined where nothing was written yet. */
export const answersOf = (settings: Settings): Given => {
  const { variables, secrets } = settings
  if (variables.PUBLIC_URL === undefined) return {}
  const profiles = (variables.COMPOSE_PROFILES ?? '').split(',')
  const smtp = split(secrets['site/SMTP_URL'])
  const isOwnDatabase = profiles.includes('postgres')
  const database = split(isOwnDatabase ? undefined : secrets['site/DATABASE_URL'])
  const { HTTP_PORT: http = '80', HTTPS_PORT: https = '443' } = variables
  const given: Given = {
    name: new URL(variables.PUBLIC_URL).hostname,
    smtp: smtp.address ?? 'none',
    smtpPassword: smtp.password,
    database: isOwnDatabase ? 'postgres' : (database.address ?? 'file'),
    databasePassword: database.password,
    photographs: profiles.includes('objects') ? 'objects' : 'folder',
    backups: variables.BACKUP_URL ?? variables.BACKUP_PATH ?? 'volume',
    observability: profiles.includes('observability') ? 'yes' : 'no',
    releasesOrigin: variables.RELEASES_ORIGIN ?? 'none',
    ports: `${http},${https}`,
  }
  Object.assign(given, bucketAnswers(settings))
  if (variables.CADDY_TLS !== undefined) given.certificates = variables.CADDY_TLS
  if (variables.MAIL_FROM !== undefined) given.sender = variables.MAIL_FROM
  if (variables.CLOCK_URL !== undefined) given.clock = variables.CLOCK_URL
  return given
}
