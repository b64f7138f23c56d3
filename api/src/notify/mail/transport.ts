import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** A mail server, or a folder that gets one .eml file for each mail. */
export type TransportOptions = { smtpUrl: string } | { folder: string }

export interface MailTransport {
  /** Rejects where the mail may not have got through; then it is sent once more. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>
}

export const createMailTransport = (options: TransportOptions): MailTransport =>
  'smtpUrl' in options ? createSmtpTransport(options.smtpUrl) : createFolderTransport(options.folder)

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
 * to go on without. One connection for each mail: a guesthouse sends few, and a pooled one may have died.
 */
const createSmtpTransport = (smtpUrl: string): MailTransport => {
  const transporter = createTransport({ url: smtpUrl, ...timeouts })
  return {
    send: async (message, signal) => {
      await transporter.sendMail({ ...message, signal })
    },
  }
}

/**
 * Files that only the site's user can read, since mails have links that sign in. A file appears whole, by a rename; a
 * mail that is sent twice is one file.
 */
const createFolderTransport = (folder: string): MailTransport => {
  const transporter = createTransport({ streamTransport: true, buffer: true })
  const removeOld = createRemoveOld(folder)
  return {
    send: async (message, signal) => {
      const { message: content, messageId } = await transporter.sendMail({ ...message, signal })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${nameOf(messageId)}.eml`)
      await writeFile(`${file}.part`, content, { flush: true, signal, mode: 0o600 })
      await rename(`${file}.part`, file)
      // the mail is there; another process may have been quicker with an old one
      await removeOld().catch(() => {})
    },
  }
}

/** As long as the outbox knows that a mail was sent. */
const fileRetentionMs = 30 * 24 * 60 * 60 * 1000
const removeEveryMs = 60 * 60 * 1000

/** Removes mails of a folder that are a month old, once an hour: nothing else does, and strangers cause mail. */
const createRemoveOld = (folder: string) => {
  let removedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - removedAt < removeEveryMs) return
    removedAt = performance.now()
    for (const name of await readdir(folder)) {
      if (!/\.eml(\.part)?$/.test(name)) continue
      const file = join(folder, name)
      const { mtimeMs } = await stat(file)
      if (Date.now() - mtimeMs > fileRetentionMs) await rm(file, { force: true })
    }
  }
}

/** `<a@b>` → `a`: a UUID of ours. */
const nameOf = (messageId: string) => messageId.replace(/^<|@.*$/g, '')
