import { createHmac } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createDeliveries, createReleaseStore, openHooksFile } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { parseReleaseCommand } from './arguments.ts'
import { isHookCommand, runHooks } from './hooks.ts'

const open = (reach = { loopback: true }) => {
  const folder = temporaryFolder()
  const trust = join(folder, 'release-trust')
  const store = createReleaseStore(join(folder, 'releases'))
  publishSmall(store, folder, '1.0.0')
  const hooks = openHooksFile(trust)
  const run = async (line: string) => {
    const command = parseReleaseCommand(line.split(' '))
    if (!isHookCommand(command)) throw new Error(`${line} is of no hook`)
    const { text: said, json } = await runHooks(command, { hooks, reach, openStore: async () => store })
    return { said, json: json as Record<string, unknown> }
  }
  return { run, store, hooks, file: join(trust, 'hooks.json') }
}

const startReceiver = async (status: number) => {
  const received: { headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received }
}

it('R-mf-hooks: shows the secret of a hook once, and a test is signed with it', async () => {
  const { run, file } = open()
  const receiver = await startReceiver(200)
  const { json, said } = await run(`hook add ${receiver.url} --remote mf-rooms --events release.promoted`)
  const secret = String(json.secret)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(said).toContain(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await run(`hook test ${json.id}`)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(JSON.parse(body)).toMatchObject({ type: 'release.test' })
  const { said: listed, json: hooks } = await run('hook list')
  expect(listed).toContain('mf-rooms, release.promoted')
  expect(`${listed}${JSON.stringify(hooks)}`).not.toContain(secret.slice('whsec_'.length))
})

it('says what a server answered that does not take the test', async () => {
  const { run } = open()
  const { json } = await run(`hook add ${(await startReceiver(404)).url}`)
  await expect(run(`hook test ${json.id}`)).rejects.toThrow('did not take the event: http_404')
})

it('says of a paused hook why and what waits, and resumes it with or without that', async () => {
  const { run, store } = open()
  const { json } = await run('hook add http://127.0.0.1:9/')
  const id = String(json.id)
  await new Promise((resolve) => setTimeout(resolve, 2))
  store.promote('mf-rooms', '1.0.0', 'ann')
  expect((await run('hook list')).said).toContain('nothing delivered yet, 1 event waits')
  const paused = { at: '2027-05-01T12:00:00.000Z', error: 'http_503' }
  const pause = () => createDeliveries(store.hookDeliveries).change(id, () => ({ position: {}, paused }))
  await pause()
  expect((await run('hook list')).said).toContain('PAUSED since 2027-05-01 12:00: http_503, 1 event waits')
  expect((await run(`hook resume ${id}`)).json).toEqual({ id, waiting: 1 })
  expect((await run('hook list')).said).not.toContain('PAUSED')
  await pause()
  expect((await run(`hook resume ${id} --skip`)).json).toEqual({ id, waiting: 0 })
  await run(`hook remove ${id}`)
  expect((await run('hook list')).said).toBe('There are no hooks.')
  expect(readFileSync(join(store.folder, 'hooks/deliveries.json'), 'utf8')).toBe('{}\n')
})

it.each([
  ['http://hooks.example/', 'is not encrypted'],
  ['https://10.0.0.1/', 'is not on the internet'],
  ['https://169.254.169.254/latest', 'is not on the internet'],
  ['https://localhost/', 'is this machine'],
  ['https://ann:secret@hooks.example/', 'has a name or password'],
  ['ftp://hooks.example/', 'is no address'],
])('adds no hook at %s for a public site', async (url, why) => {
  const { run, hooks } = open({ loopback: false })
  await expect(run(`hook add ${url}`)).rejects.toThrow(why)
  expect(hooks.read()).toEqual([])
})

it('understands no event that there is not', async () => {
  await expect(open().run('hook add https://hooks.example/ --events promoted')).rejects.toThrow(
    'It is a list of release.published',
  )
})
