import { createTransport } from 'nodemailer'
import type { MailTransport } from './index.ts'

/** Far more than a working server needs; the worker cuts an attempt that takes longer in all. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
}

/**
 * `smtp://` with STARTTLS where the server offers it, `smtps://` for TLS from the start; `?requireTLS=true` refuses
 * to go on without. One connection for each mail: a guesthouse sends few, and none is kept that may have died.
 */
export const createSmtpTransport = (smtpUrl: string): MailTransport => {
  const transporter = createTransport({ url: smtpUrl, ...timeouts })
  return {
    send: async (message, signal) => {
      await transporter.sendMail({ ...message, signal })
    },
  }
}
