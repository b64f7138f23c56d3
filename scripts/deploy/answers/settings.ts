import { randomBytes } from 'node:crypto'
import type { Answers } from './question.ts'

/** What init writes: lines of `.env`, and files below `secrets`, named `site/SMTP_URL`. */
export interface Settings {
  variables: Record<string, string>
  secrets: Record<string, string>
}

/** Secrets whose value is made here, each of 32 random bytes; one that exists stays. */
const made = ['METRICS_TOKEN', 'VIEWS_KEY', 'PREVIEW_KEY']

/** Files of secrets as the containers see them, whose service mounts only its own folder. */
const mounted = (name: string) => `/run/secrets/${name}`

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The name of the store in a container, which answers only inside of its network. */
const ownStore = { user: 'calm-rest', endpoint: 'http://objects:9000', bucket: 's3://calm-rest' }

const withPassword = (address: string, password: string) => {
  if (password === '') return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}

const usualPorts = '80,443'

/**
 * A certificate of Let's Encrypt needs the usual ports: with others, a router or a proxy has those. A trial is opened at
 * the port itself.
 */
const publicPort = ({ certificates, ports }: Answers) => {
  const [, https] = ports.split(',')
  return certificates === 'internal' && https !== '443' ? `:${https}` : ''
}

/** The bucket of backups; answers that are missing are found by `check`. */
const bucketOf = ({ backups, bucketStore, bucketKeyId, bucketRecipients }: Answers) => {
  const [place = '', region] = bucketStore.split(' ')
  const isAddress = place.includes(':')
  const all = {
    BACKUP_URL: backups,
    BACKUP_RECIPIENTS: bucketRecipients,
    BACKUP_AWS_ACCESS_KEY_ID: bucketKeyId,
    BACKUP_AWS_ENDPOINT_URL_S3: isAddress ? place : '',
    BACKUP_AWS_REGION: (isAddress ? region : place) ?? '',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** Translates answers into settings. `before` are the secrets that exist: those made here keep their value. */
export const settingsOf = (answers: Answers, before: Settings['secrets']): Settings => {
  const variables: Settings['variables'] = {
    PUBLIC_URL: `https://${answers.name}${publicPort(answers)}`,
    CADDY_HOSTS: answers.name,
    CADDY_TLS: answers.certificates,
  }
  const secrets: Settings['secrets'] = {}
  const keep = (file: string) => {
    secrets[file] = before[file] ?? newSecret()
    return secrets[file]
  }
  const tellSite = (name: string, value: string) => {
    secrets[`site/${name}`] = value
    variables[`${name}_FILE`] = mounted(name)
  }
  for (const name of made) tellSite(name, keep(`site/${name}`))
  const profiles: string[] = []

  if (answers.smtp !== 'none') {
    tellSite('SMTP_URL', withPassword(answers.smtp, answers.smtpPassword))
    variables.MAIL_FROM = answers.sender
  }
  if (answers.database === 'postgres') {
    profiles.push('postgres')
    const password = keep('postgres/POSTGRES_PASSWORD')
    tellSite('DATABASE_URL', `postgres://calm:${password}@postgres:5432/calm_rest`)
  } else if (answers.database !== 'file')
    tellSite('DATABASE_URL', withPassword(answers.database, answers.databasePassword))
  if (answers.photographs === 'objects') {
    profiles.push('objects')
    tellSite('AWS_SECRET_ACCESS_KEY', keep('objects/MINIO_ROOT_PASSWORD'))
    variables.AWS_ACCESS_KEY_ID = ownStore.user
    variables.AWS_ENDPOINT_URL_S3 = ownStore.endpoint
    variables.AWS_REGION = 'us-east-1'
    variables.RELEASES_URL = `${ownStore.bucket}/releases`
    variables.MEDIA_URL = `${ownStore.bucket}/media`
  }
  if (answers.backups.startsWith('s3:')) {
    Object.assign(variables, bucketOf(answers))
    if (answers.bucketKey !== '') tellSite('BACKUP_AWS_SECRET_ACCESS_KEY', answers.bucketKey)
  } else if (answers.backups !== 'volume') variables.BACKUP_PATH = answers.backups
  if (answers.observability === 'yes') {
    profiles.push('observability')
    secrets['prometheus/METRICS_TOKEN'] = secrets['site/METRICS_TOKEN'] ?? ''
    keep('grafana/GRAFANA_PASSWORD')
  }
  if (answers.releasesOrigin !== 'none') {
    variables.RELEASES_ORIGIN = answers.releasesOrigin
    variables.CADDY_HOSTS = `${answers.name}, ${new URL(answers.releasesOrigin).host}`
  }
  if (answers.ports !== usualPorts) {
    const [http = '', https = ''] = answers.ports.split(',')
    variables.HTTP_PORT = http
    variables.HTTPS_PORT = https
  }
  variables.CLOCK_URL = answers.clock
  if (profiles.length > 0) variables.COMPOSE_PROFILES = profiles.join(',')
  return { variables, secrets }
}

const ofStore = [
  'AWS_ACCESS_KEY_ID',
  'AWS_ENDPOINT_URL_S3',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY_FILE',
  'MEDIA_URL',
  'RELEASES_URL',
]

const always = [
  ...made.map((name) => `${name}_FILE`),
  'BACKUP_AWS_ACCESS_KEY_ID',
  'BACKUP_AWS_ENDPOINT_URL_S3',
  'BACKUP_AWS_REGION',
  'BACKUP_AWS_SECRET_ACCESS_KEY',
  'BACKUP_AWS_SECRET_ACCESS_KEY_FILE',
  'BACKUP_PATH',
  'BACKUP_RECIPIENTS',
  'BACKUP_URL',
  'CADDY_HOSTS',
  'CADDY_TLS',
  'CLOCK_URL',
  'COMPOSE_PROFILES',
  'DATABASE_URL_FILE',
  'HTTPS_PORT',
  'HTTP_PORT',
  'MAIL_FROM',
  'PUBLIC_URL',
  'RELEASES_ORIGIN',
  'SMTP_URL_FILE',
]

/**
 * Variables that init removes where the answers no longer set them, and no others. Those of a store are the owner's
 * own, unless they lead to the one in a container.
 */
export const managedIn = ({ variables }: Settings): readonly string[] =>
  variables.AWS_ENDPOINT_URL_S3 === ownStore.endpoint ? [...always, ...ofStore] : always
