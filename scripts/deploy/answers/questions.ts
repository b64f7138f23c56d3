import { z } from 'zod'
import type { Given, Key, Question } from './question.ts'
import {
  backupPlace,
  clean,
  database,
  hostName,
  mailAddress,
  origin,
  ports,
  recipients,
  secret,
  sender,
  smtpServer,
  store,
  yesOrNo,
} from './values.ts'

const question = (key: Key, rest: Omit<Question, 'key' | 'flag' | 'option' | 'variable'>): Question => {
  const flag = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return { key, flag, option: key, variable: `DEPLOY_${flag.toUpperCase().replaceAll('-', '_')}`, ...rest }
}

/** Whether a name is no public one, for which no certificate can be had. */
const isLocal = (name = '') => /(^|\.)(localhost|internal|local|lan|test|example)$/.test(name)

const isBucket = ({ backups = '' }: Given) => backups.startsWith('s3:')

/** All questions, in their order. */
export const questions: readonly Question[] = [
  question('name', {
    text: 'Name of the site, like calmrest.example',
    about: 'the name under which guests open the site',
    schema: hostName,
  }),
  question('certificates', {
    text: "Your e-mail address for certificates of Let's Encrypt, or 'internal' for a trial",
    about: "e-mail address for the certificates of Let's Encrypt, or 'internal' for a trial",
    schema: z.union([z.literal('internal'), mailAddress], {
      error: "An e-mail address, like you@calmrest.example, or 'internal'",
    }),
    usual: ({ name }) => (isLocal(name) ? 'internal' : ''),
  }),
  question('smtp', {
    text: "Mail server, like smtp://user@mail.example:587 (the password comes next), or 'none'",
    about: "mail server, like smtp://user@mail.example:587, or 'none'",
    schema: smtpServer,
    usual: () => 'none',
  }),
  question('smtpPassword', {
    text: 'Its password',
    about: 'password of the mail server',
    schema: secret,
    usual: () => '',
    isAsked: ({ smtp = 'none' }) => smtp !== 'none' && new URL(smtp).username !== '',
    isSecret: true,
  }),
  question('sender', {
    text: 'Sender of all mail',
    about: 'sender of all mail, like Calm Rest <stay@calmrest.example>',
    schema: sender,
    usual: ({ name = '' }) => `Calm Rest <stay@${name.replace(/^www\./, '')}>`,
    isAsked: ({ smtp = 'none' }) => smtp !== 'none',
  }),
  question('database', {
    text: "Database: 'file' (SQLite), 'postgres' (in a container), or the address of yours, postgres://user@host/calm_rest",
    about:
      "'file' (SQLite), 'postgres' (in a container), or the address of yours, postgres://user@host/calm_rest",
    schema: database,
    usual: () => 'file',
  }),
  question('databasePassword', {
    text: 'Its password',
    about: 'password of your database',
    schema: secret,
    usual: () => '',
    isAsked: ({ database: place = 'file' }) => place.includes(':'),
    isSecret: true,
  }),
  question('photographs', {
    text: "Photographs and releases: in the 'folder' of the site, or in an S3 store in a container ('objects')",
    about: "'folder' of the site, or an S3 store in a container, 'objects'",
    schema: z.enum(['folder', 'objects'], { error: "'folder' or 'objects'" }),
    usual: () => 'folder',
  }),
  question('backups', {
    text: "Backups: a folder on another drive, like /mnt/backup, a bucket, like s3://bucket/prefix, or 'volume' (on this drive)",
    about: "folder on another drive, like /mnt/backup, s3://bucket/prefix, or 'volume'",
    schema: backupPlace,
    usual: () => 'volume',
  }),
  question('bucketStore', {
    text: 'Store of the bucket: its address, like https://s3.example, or a region of Amazon, like eu-central-1',
    about: 'store of that bucket: its address, like https://s3.example, or a region of Amazon',
    schema: store,
    usual: () => '',
    isAsked: isBucket,
  }),
  question('bucketKeyId', {
    text: 'Id of the key for the bucket (access key id)',
    about: 'id of the key for that bucket',
    schema: clean,
    usual: () => '',
    isAsked: isBucket,
  }),
  question('bucketKey', {
    text: 'The key itself (secret access key)',
    about: 'key for that bucket',
    schema: secret,
    usual: () => '',
    isAsked: isBucket,
    isSecret: true,
  }),
  question('bucketRecipients', {
    text: 'Public key that encrypts backups, age1… (npm run backup -- key FILE makes one, on another computer)',
    about: 'public keys that encrypt backups in that bucket, age1…',
    schema: recipients,
    usual: () => '',
    isAsked: isBucket,
  }),
  question('observability', {
    text: 'Prometheus and Grafana beside it (yes or no)',
    about: 'Prometheus and Grafana beside it: yes or no',
    schema: yesOrNo,
    usual: () => 'no',
  }),
  question('releasesOrigin', {
    text: "Another origin for the files of releases, like https://calmrest-files.example, or 'none'",
    about: "another origin for the files of releases, like https://calmrest-files.example, or 'none'",
    schema: z.union([z.literal('none'), origin], {
      error: "An origin without a path, like https://calmrest-files.example, or 'none'",
    }),
    usual: () => 'none',
    // few have one; it is there for those who read docs/releases.md
    isAsked: () => false,
  }),
  question('ports', {
    text: 'Ports of this machine for HTTP and HTTPS, others where another program has these',
    about: 'ports of this machine for HTTP and HTTPS',
    schema: ports,
    usual: () => '80,443',
  }),
  question('clock', {
    text: 'A server over HTTPS with whose time the clock is compared',
    about: 'server over HTTPS with whose time the clock is compared',
    schema: z.url({ protocol: /^https$/ }).and(clean),
    usual: () => 'https://acme-v02.api.letsencrypt.org/directory',
    isAsked: () => false,
  }),
]

export const questionOf = (key: Key): Question => {
  const found = questions.find((one) => one.key === key)
  if (!found) throw new Error(`There is no question '${key}'.`)
  return found
}
