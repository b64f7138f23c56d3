import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { goodMessage } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { openTempDir, openTestApi, openTestDatabase, testNow } from '../../testing/test-api.ts'
import { isDemonstration, markAsDemonstration } from './mark.ts'

const mailServer = { smtpUrl: 'smtp://127.0.0.1:1' }

it('is no demonstration before it is marked, and cannot be unmarked', async () => {
  const db = await openTestDatabase()
  expect(await isDemonstration(db)).toBe(false)
  await markAsDemonstration(db, testNow)
  expect(await isDemonstration(db)).toBe(true)
  await expect(db.exec("DELETE FROM desk_log WHERE subject = 'demonstration'")).rejects.toThrow(
    'never changed',
  )
})

it('sends the mail of a real property to its mail server', async () => {
  const api = await openTestApi({ mail: mailTo(mailServer) })
  expect([api.isDemonstration, api.mail?.transport]).toEqual([false, mailServer])
})

it('writes its mail into a folder, whatever mail server is configured', async () => {
  const dataDir = openTempDir()
  const db = await openTestDatabase(dataDir)
  await markAsDemonstration(db, testNow)
  const api = await openTestApi({ dataDir, mail: mailTo(mailServer) })
  const outbox = join(dataDir, 'outbox')
  expect([api.isDemonstration, api.mail?.transport]).toEqual([true, { folder: outbox }])
  await api.post('/api/messages', goodMessage)
  const letters = () =>
    existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')).length : 0
  await expect.poll(letters).toBeGreaterThan(0)
})
