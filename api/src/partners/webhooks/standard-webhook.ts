import { createHmac } from 'node:crypto'

/** Prefix of a secret as people see it, before its base64. */
const secretPrefix = 'whsec_'

export const writeSecret = (secret: Buffer): string => `${secretPrefix}${secret.toString('base64')}`

interface WebhookMessage {
  /** Without a '.', which ends it in what is signed. */
  id: string
  /** Of this attempt: whoever gets it refuses what is older than some minutes. */
  at: Date
  body: string
}

/** Headers of a webhook by the scheme of Standard Webhooks 1.0 (standardwebhooks.com), with an HMAC of SHA-256. */
export const webhookHeaders = ({ id, at, body }: WebhookMessage, secret: Buffer) => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
