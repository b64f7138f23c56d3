import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { root } from '../root.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = temporaryFolder('backup')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
})

const run = async (script: 'backup' | 'restore', ...args: string[]) => {
  const child = spawn(process.execPath, [join(root, `scripts/${script}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  whenDone(() => child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code as number | null, ...output }
}

const sendMessage = async (api: Awaited<ReturnType<typeof createApi>>) => {
  const body = JSON.stringify({ fullName: 'Ada', email: 'ada@example.com', message: 'Good evening' })
  const headers = { 'Content-Type': 'application/json' }
  expect((await api.app.request('/api/messages', { method: 'POST', headers, body })).status).toBe(201)
}

it('makes a backup beside a site that runs, lists and checks it, and restores it when the site has ended', async () => {
  const api = await createApi({ dataDir, logger: pino({ level: 'silent' }) })
  const made = await run('backup')
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(
    /^made \S+\/backups\/calm-rest-\S+Z\.db\n {2}\d+ KB, version \d+, bookings: 0, photographs: 0; read back and whole, in \d+ ms\n$/,
  )
  expect((await run('backup', 'list')).stdout).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}calm-rest-\S+\.db\n$/,
  )
  expect(await run('backup', 'check', 'latest')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^calm-rest-\S+\.db is whole: version \d+.*, as it was written\n$/),
  })
  await sendMessage(api)
  const running = await run('restore', 'latest')
  expect(running).toMatchObject({ code: 3, stdout: '' })
  expect(running.stderr).toMatch(/^The site runs on .* Stop it first\.\n$/)
  await api.close()
  const newer = await run('restore', 'latest')
  expect(newer).toMatchObject({ code: 3, stdout: '' })
  expect(newer.stderr).toMatch(/^The backup lacks what is there: messages \(1\)\. Say --yes /)
  const restored = await run('restore', 'latest', '--yes')
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toMatch(
    /^restored \S+\n.*read back and whole, in \d+ ms\nWhat was there is in \S+\n/,
  )
})

it('answers machines with one line of JSON, also where it refuses', async () => {
  const { made } = JSON.parse((await run('backup', '--json')).stdout)
  expect(made).toMatchObject({ bookings: 0, missing: [] })
  expect(JSON.parse((await run('backup', 'list', '--json')).stdout).backups).toHaveLength(1)
  const refused = await run('restore', 'none.db', '--json')
  expect(JSON.parse(refused.stdout)).toEqual({
    error: expect.stringContaining('There is no file'),
    exitCode: 3,
  })
  expect(refused.code).toBe(3)
})

it('says how it is used where it was not understood, with exit code 2', async () => {
  const { code, stdout, stderr } = await run('restore')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^Which file\?\n\nnpm run restore/)
})

it('names a variable that is wrong', async () => {
  const answer = once(
    spawn(process.execPath, [join(root, 'scripts/backup.ts')], {
      env: { ...process.env, DATA_DIR: dataDir, BACKUP_KEEP: 'all' },
    }).on('error', () => undefined),
    'close',
  )
  expect(await answer).toEqual([1, null])
})
