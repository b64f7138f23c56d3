import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

/** A mail server, or a folder that gets one .eml file for each mail. */
export type TransportOptions = { smtpUrl: string } | { folder: string }

export interface MailTransport {
  /** Rejects if the mail may not have got through; it is then sent again. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>
}

export const createMailTransport = (options: TransportOptions): MailTransport =>
  'smtpUrl' in options ? createSmtpTransport(options.smtpUrl) : createFolderTransport(options.folder)

/** Opens it for the first mail: nodemailer is half a megabyte of code, which a start does not need. */
const once = <T>(open: () => Promise<T>) => {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

/** Far more than a working server needs. The worker aborts an attempt that takes longer in total. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
}

/**
 * `smtp://` with STARTTLS if the server offers it, `smtps://` for TLS from the start; `?requireTLS=true` refuses to
 * continue without. One connection per mail: a guesthouse sends few, and a pooled one may have died.
 */
const createSmtpTransport = (smtpUrl: string): MailTransport => {
  const open = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, ...timeouts })
  })
  return {
    send: async (message, signal) => {
      const transporter = await open()
      await transporter.sendMail({ ...message, signal })
    },
  }
}

/**
 * Writes files that only the site's user can read, since mails contain links that sign in. A file appears complete, by
 * a rename; a mail that is sent twice is one file.
 */
const createFolderTransport = (folder: string): MailTransport => {
  const open = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true })
  })
  const removeOld = createRemoveOld(folder)
  return {
    send: async (message, signal) => {
      const transporter = await open()
      const { message: content, messageId } = await transporter.sendMail({ ...message, signal })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${nameOf(messageId)}.eml`)
      await writeFile(`${file}.part`, content, { flush: true, signal, mode: 0o600 })
      await rename(`${file}.part`, file)
      // the mail is written; another process may have removed an old file first
      await removeOld().catch(() => {})
    },
  }
}

/** As long as the outbox keeps the record of a sent mail. */
const fileRetentionMs = 30 * 24 * 60 * 60 * 1000
const removeEveryMs = 60 * 60 * 1000

/** Removes month-old mails of a folder, once an hour: nothing else does, and strangers can cause mail. */
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
