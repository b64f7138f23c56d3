import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { goodMessage } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { openTempDir, openTestApi } from '../../testing/test-api.ts'

it('R-mail-files: writes each mail as one complete file if there is no mail server', async () => {
  const dataDir = openTempDir()
  const folder = join(dataDir, 'outbox')
  const api = await openTestApi({ dataDir, mail: mailTo({ folder }) })
  const unsent = api.db.prepare('SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL').pluck()
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => unsent.get()).toBe(0)
  const files = readdirSync(folder)
  expect(files).toEqual([expect.stringMatching(/^[\w-]+\.eml$/), expect.stringMatching(/^[\w-]+\.eml$/)])
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Message from Amara Perera',
    'We have your message',
  ])
})

it('writes the same mail into the same file, however often it is sent', async () => {
  const dataDir = openTempDir()
  const folder = join(dataDir, 'outbox')
  const api = await openTestApi({ dataDir, mail: mailTo({ folder }) })
  const unsent = api.db.prepare('SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL').pluck()
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => unsent.get()).toBe(0)
  // as after a crash before the mark
  await api.db.exec(`UPDATE outbox SET sent_at = NULL, payload = '{"messageId":1}'`)
  await expect.poll(() => unsent.get()).toBe(0)
  expect(readdirSync(folder)).toHaveLength(2)
})
