import { createApi } from '@calm-rest/api'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openCommands } from './open-commands.fixture.ts'

const sendMessage = async (api: Awaited<ReturnType<typeof createApi>>) => {
  const body = JSON.stringify({ fullName: 'Ada', email: 'ada@example.com', message: 'Good evening' })
  const headers = { 'Content-Type': 'application/json' }
  expect((await api.app.request('/api/messages', { method: 'POST', headers, body })).status).toBe(201)
}

it('makes a backup beside a running site, lists and checks it, and restores it when the site has ended', async () => {
  const { dataDir, backup, restore } = await openCommands()
  const api = await createApi({ dataDir, logger: pino({ level: 'silent' }) })
  const made = await backup()
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(
    /^made \S+\/backups\/calm-rest-\S+Z\.db\n {2}\d+ KB, version \d+, bookings: 0, photographs: 0; read back and whole, in \d+ ms\n$/,
  )
  expect((await backup('list')).stdout).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}calm-rest-\S+\.db\n$/)
  expect(await backup('check', 'latest')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^calm-rest-\S+\.db is whole: version \d+.*, as it was written\n$/),
  })
  await sendMessage(api)
  const running = await restore('latest')
  expect(running).toMatchObject({ code: 3, stdout: '' })
  expect(running.stderr).toMatch(/^The site runs on .* Stop it first\.\n$/)
  await api.close()
  const newer = await restore('latest')
  expect(newer).toMatchObject({ code: 3, stdout: '' })
  expect(newer.stderr).toMatch(
    /^The backup lacks what is there: messages \(1\)\.\n {2}messages:\n {4}\S+ \S+ UTC {2}Ada\nSay --yes /,
  )
  const restored = await restore('latest', '--yes')
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toMatch(
    /^restored \S+\n.*read back and whole, in \d+ ms\nThe backup lacks what is there: messages \(1\)\.\n.*\n.*\nWhat was there is in \S+\nEverybody is signed out/,
  )
  // the message after the backup was the first for which the site hashed a network
  expect(restored.stdout).toContain('Kept as it was ended or changed since the backup: keys of links (1).')
})
