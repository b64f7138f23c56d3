import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './index.ts'

/** For the site alone, since mails have links that sign in. Whoever looks into the folder sees whole mails only. A mail that comes twice is one file. */
export const createFolderTransport = (folder: string): MailTransport => {
  const transporter = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (message, signal) => {
      const { message: content, messageId } = await transporter.sendMail({ ...message, signal })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${nameOf(messageId)}.eml`)
      await writeFile(`${file}.part`, content, { flush: true, signal, mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

/** `<a@b>` → `a`: a UUID of ours. */
const nameOf = (messageId: string) => messageId.replace(/^<|@.*$/g, '')
