import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { json, startServe } from './serve.fixture.ts'
import { goodMessage } from './testing/inputs.ts'
import { openEmptyDatabase, openTestDatabase } from './testing/test-api.ts'

it('R-desk-morning: mails the list of the day once, even if it restarts', async () => {
  const dataDir = await openEmptyDatabase()
  const outbox = join(dataDir, 'outbox')
  const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [])
  const isList = (file: string) => readFileSync(join(outbox, file), 'utf8').includes('Nobody arrives')
  for (let start = 0; start < 2; start += 1) {
    const server = await startServe(dataDir, { MORNING_MAIL: '00:00' })
    await expect.poll(() => mails().some(isList)).toBe(true)
    // its mail would be sent right after the start
    expect(
      (await fetch(`${server.origin}/api/messages`, { ...json, body: JSON.stringify(goodMessage) })).status,
    ).toBe(201)
    await expect.poll(() => mails().filter((file) => !isList(file))).toHaveLength(2 * (start + 1))
    server.process.kill('SIGTERM')
    await server.ended
  }
  // two days if midnight at the property passed meanwhile
  const days = (await openTestDatabase(dataDir)).prepare<[], number>('SELECT COUNT(*) FROM morning_mails')
  expect(mails().filter(isList)).toHaveLength((await days.pluck().get()) ?? 0)
})
