import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Settings } from '../answers/settings.ts'
import { type Finding, report } from './finding.ts'

/** What the checks and `up` need of the settings. */
const known = z.object({
  PUBLIC_URL: z.url({ protocol: /^https$/ }).transform((url) => new URL(url)),
  CADDY_HOSTS: z.string().min(1),
  CADDY_TLS: z.string().min(1),
  MAIL_FROM: z.string().default(''),
  DKIM_SELECTOR: z.string().min(1).optional(),
  HTTP_PORT: z.coerce.number().int().min(1).max(65_535).default(80),
  HTTPS_PORT: z.coerce.number().int().min(1).max(65_535).default(443),
  COMPOSE_PROFILES: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((name) => name !== '')),
  CALM_REST_IMAGE_A: z.string().min(1).optional(),
})

export type Known = z.infer<typeof known>

/** The settings that the commands read; undefined with a finding for each that is wrong. */
export const readKnown = ({ variables }: Settings): { known: Known | undefined; findings: Finding[] } => {
  const problem = report('settings', 'problem')
  if (variables.PUBLIC_URL === undefined) {
    return { known: undefined, findings: [problem('Nothing is set up here yet: npm run deploy -- init.')] }
  }
  const result = known.safeParse(variables)
  if (result.success) return { known: result.data, findings: [] }
  const findings = result.error.issues.map(({ path, message }) =>
    problem(`${path.join('.')} in .env is not right (${message}): npm run deploy -- init.`),
  )
  return { known: undefined, findings }
}

/** Whether secrets are where `.env` says, and who else can read them. */
export const checkSettings = (folder: string, { variables, secrets }: Settings): Finding[] => {
  const missing = Object.entries(variables)
    .filter(([name, file]) => name.endsWith('_FILE') && file.startsWith('/run/secrets/'))
    .filter(([, file]) => !secrets[`site/${basename(file)}`])
    .map(([name, file]) =>
      report(
        'settings',
        'problem',
      )(`${name} names secrets/site/${basename(file)}, which is missing: run init again.`),
    )
  const open = ['.env', 'secrets'].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
  const exposed = open.map((name) =>
    report(
      'settings',
      'warning',
    )(`Others on this machine can read ${join(folder, name)}: chmod go= ${join(folder, name)}.`),
  )
  const all = [...missing, ...exposed, ...checkBackupFolder(variables.BACKUP_PATH), ...checkBucket(variables)]
  return all.length > 0 ? all : [report('settings', 'ok')(`Settings and secrets are in ${folder}.`)]
}

/** What a site with BACKUP_URL does not start without. */
const checkBucket = (variables: Settings['variables']): Finding[] => {
  if (variables.BACKUP_URL === undefined) return []
  const isGiven = (name: string) =>
    [name, `BACKUP_${name}`].some((one) => variables[one] ?? variables[`${one}_FILE`])
  const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].filter((name) => !isGiven(name))
  const place = ['AWS_REGION', 'AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'].some(isGiven) ? [] : ['AWS_REGION']
  const recipients = variables.BACKUP_RECIPIENTS ? [] : ['BACKUP_RECIPIENTS']
  const missing = [...recipients, ...[...keys, ...place].map((name) => `BACKUP_${name}`)]
  if (missing.length === 0) return []
  return [
    report(
      'settings',
      'problem',
    )(`BACKUP_URL needs ${missing.join(', ')} in .env, too: npm run deploy -- init asks for them.`),
  ]
}

/** User of the site in its container. */
export const siteUser = 10_001

/** Whether the site can write its backups to a folder of the machine. */
const checkBackupFolder = (folder: string | undefined): Finding[] => {
  if (folder === undefined) return []
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory() && found.uid === siteUser) return []
  const why = found?.isDirectory() ? 'is not of the user of the site' : 'is not there'
  const make = `mkdir -p ${folder} && chown ${siteUser}:${siteUser} ${folder}`
  return [report('settings', 'problem')(`The folder of backups, ${folder}, ${why}: ${make}.`)]
}
