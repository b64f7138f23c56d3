import { expect } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { goodMessage } from '../../testing/inputs.ts'
import { duplicatesOf, type ReceivedMail, startMailServer } from '../../testing/mail-server.ts'
import { openTestApi } from '../../testing/test-api.ts'

const hourMs = 60 * 60 * 1000
const slowly = { timeout: 120_000 }

const openOutbox = async (messages: number) => {
  // an hour apart and in the past: each is mailed to the property on its own, and due
  let at = Date.now() - messages * hourMs
  const api = await openTestApi({ now: () => new Date(at), rateLimits: { mailedLinks: 3 * messages } })
  for (let i = 0; i < messages; i += 1) {
    await api.post('/api/messages', goodMessage)
    at += hourMs
  }
  const unsent = api.db.prepare('SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL').pluck()
  return { ...api, unsent: async () => (await unsent.get()) as number }
}

/** Kills the sending process repeatedly, between the server's confirmation and the mark. */
export const killBetween = async (kills: number) => {
  const outbox = await openOutbox(15)
  let arrived: (mail: ReceivedMail) => Promise<void> | void = () => {}
  const server = await startMailServer({ onReceived: (mail) => arrived(mail) })
  for (let i = 0; i < kills; i += 1) {
    const child = startChild('./mail-worker.ts', [outbox.dataDir, server.url, '500'])
    // the server has the mail, and the process dies before the confirmation arrives
    arrived = async () => {
      child.process.kill('SIGKILL')
      await child.ended
    }
    expect(await child.ended).toBe('SIGKILL')
  }
  arrived = () => {}
  expect(await startChild('./mail-worker.ts', [outbox.dataDir, server.url, '500']).nextLine()).toBe('ready')
  await expect.poll(outbox.unsent, slowly).toBe(0)
  const ids = new Set(await outbox.db.prepare('SELECT message_id FROM outbox').pluck().all())
  expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(ids)
  expect([ids.size, duplicatesOf(server.received)]).toEqual([30, kills])
}

/** Lets several processes send the rows of one outbox. */
export const sendTogether = async (processes: number, messages: number) => {
  const outbox = await openOutbox(messages)
  const server = await startMailServer()
  const workers = Array.from({ length: processes }, () =>
    startChild('./mail-worker.ts', [outbox.dataDir, server.url, '60000']),
  )
  for (const worker of workers) expect(await worker.nextLine()).toBe('ready')
  await expect.poll(outbox.unsent, slowly).toBe(0)
  expect([server.received.length, duplicatesOf(server.received)]).toEqual([messages * 2, 0])
}
