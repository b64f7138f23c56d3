import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Mails to an address that the site wrote so far, as text. */
const mailsTo = (dataDir: string, email: string): string[] => {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(`<${email}>`))
}

/** Waits for the mail with a link to this screen; answers all such links, path and fragment. */
export const mailedLinks = async (dataDir: string, email: string, screen: string, count = 1) => {
  const links = () => [
    ...new Set(
      mailsTo(dataDir, email).flatMap((mail) => [
        ...[...mail.matchAll(new RegExp(`/${screen}#[\\w-]{43}`, 'g'))].map(([link]) => link),
      ]),
    ),
  ]
  await expect.poll(() => links().length).toBeGreaterThanOrEqual(count)
  return links()
}
