import type { MailOptions } from '../index.ts'

const from = { name: 'Calm Rest', address: 'stay@calmrest.example' }
export const publicUrl = 'https://calmrest.example'

/** Mail to a server, or into a folder, at a pace for tests. */
export const mailTo = (
  transport: MailOptions['transport'] | { url: string },
  pace: MailOptions['pace'] = {},
): MailOptions => ({
  transport: 'url' in transport ? { smtpUrl: transport.url } : transport,
  from,
  publicUrl,
  pace: { pollMs: 50, retryFirstMs: 20, retryCapMs: 100, ...pace },
})

/** A clock that starts at 1 June 2027 at the property. */
export const runningClock = () => {
  const startedMs = performance.now()
  return () => new Date(Date.parse('2027-06-01T06:00:00Z') + performance.now() - startedMs)
}
