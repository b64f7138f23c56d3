import type { SendMailOptions } from 'nodemailer'
import { createFolderTransport } from './folder.ts'
import { createSmtpTransport } from './smtp.ts'

/** A mail server, or a folder that gets one .eml file for each mail. */
export type TransportOptions = { smtpUrl: string } | { folder: string }

export interface MailTransport {
  /** Rejects where the mail may not have got through; then it is sent once more. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>
}

export const createMailTransport = (options: TransportOptions): MailTransport =>
  'smtpUrl' in options ? createSmtpTransport(options.smtpUrl) : createFolderTransport(options.folder)
