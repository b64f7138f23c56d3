import { createHmac } from 'node:crypto'

/** Prefix of a secret's text form, before its base64. */
const secretPrefix = 'whsec_'

export const writeSecret = (secret: Buffer): string => `${secretPrefix}${secret.toString('base64')}`

/** Bytes of a secret in its text form. */
export const readSecret = (text: string): Buffer => Buffer.from(text.slice(secretPrefix.length), 'base64')

interface WebhookMessage {
  /** Without a '.', which separates it in the signed text. */
  id: string
  /** Time of this attempt. Receivers refuse messages older than some minutes. */
  at: Date
  body: string
}

/**
 * Returns the headers of a webhook by the scheme of Standard Webhooks 1.0 (standardwebhooks.com), with HMAC-SHA-256.
 */
export const webhookHeaders = ({ id, at, body }: WebhookMessage, secret: Buffer) => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
