import { expect, it } from 'vitest'
import { startChildWithFileLimit } from './testing/child.ts'
import { goodMessage } from './testing/inputs.ts'
import { openTempDir, openTestDatabase } from './testing/test-api.ts'

it('on a full drive answers 503, stores what it acknowledged, and goes on reading', async () => {
  const dataDir = openTempDir()
  const child = startChildWithFileLimit(4200, '../serve.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MESSAGES_PER_DAY: '10000',
  })
  const origin = `http://127.0.0.1:${JSON.parse(await child.nextLine()).port}`
  const body = JSON.stringify({ ...goodMessage, message: 'x'.repeat(4000) })
  const headers = { 'Content-Type': 'application/json' }
  const send = async () => (await fetch(`${origin}/api/messages`, { method: 'POST', headers, body })).status
  let acknowledged = 0
  // a write without space in the log may find it in the file, once the log was checkpointed
  for (let refused = 0; refused < 2; ) {
    const status = await send()
    expect([201, 503]).toContain(status)
    refused = status === 503 ? refused + 1 : 0
    acknowledged += status === 201 ? 1 : 0
  }
  expect((await fetch(`${origin}/api/rooms`)).status).toBe(200)
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(0)
  const db = await openTestDatabase(dataDir)
  expect(await db.prepare('SELECT COUNT(*) FROM messages').pluck().get()).toBe(acknowledged)
})
