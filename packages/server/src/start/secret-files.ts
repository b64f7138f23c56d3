import { readFileSync } from 'node:fs'

/** Variables with a secret; `NAME_FILE` names a file with the value of `NAME`, as container platforms mount it. */
export const secretVariables = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'BACKUP_AWS_ACCESS_KEY_ID',
  'BACKUP_AWS_SECRET_ACCESS_KEY',
  'BACKUP_AWS_SESSION_TOKEN',
  'DATABASE_URL',
  'HOSTED_PAYMENT_NOTICE_SECRET',
  'HOSTED_PAYMENT_PASSWORD',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PAYHERE_APP_SECRET',
  'PAYHERE_MERCHANT_SECRET',
  'PREVIEW_KEY',
  'SMTP_URL',
  'TRANSLATE_API_KEY',
  'VIEWS_KEY',
] as const

/**
 * The variables, with each secret that a file holds. Line breaks at the end of a file are not part of it. Throws one
 * error with a line for each file that cannot be read or is empty, and for each secret that is set in both ways.
 */
export const withSecretFiles = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const faults: string[] = []
  const secrets: NodeJS.ProcessEnv = {}
  for (const name of secretVariables) {
    const path = variables[`${name}_FILE`]
    if (!path) continue
    const { value, fault } = variables[name] ? { fault: `${name} is set as well` } : readSecretFile(path)
    if (value) secrets[name] = value
    else faults.push(`✖ ${fault}\n  → at ${name}_FILE`)
  }
  if (faults.length > 0) throw new Error(`The environment is not right.\n${faults.join('\n')}`)
  return { ...variables, ...secrets }
}

const readSecretFile = (path: string): { value?: string; fault?: string } => {
  try {
    const value = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
    return value ? { value } : { fault: `${path} is empty` }
  } catch (cause) {
    return { fault: `${path} cannot be read: ${(cause as NodeJS.ErrnoException).code}` }
  }
}
