import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { loadFallback } from './load-fallback.ts'

const manifest = JSON.stringify({ remote: 'mf-rooms', version: '1.0.0' })
const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`

/** Serves a release.json. */
const serve = async (answer: (response: ServerResponse) => unknown) => {
  const server = createServer((_, response) => void answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases/mf-rooms/1.0.0/`
}

it('returns the promoted release', async () => {
  const base = await serve((response) => response.end(manifest))
  expect(await loadFallback({ base, integrity }, 30_000)).toEqual({
    base,
    manifest: JSON.parse(manifest),
    deadlineMs: 30_000,
  })
})

it.each<[string, (response: ServerResponse) => unknown]>([
  ['of which a byte is another', (response) => response.end(`${manifest} `)],
  ['in whose place stands a page', (response) => response.end('<!doctype html>')],
  ['that is answered with 503', (response) => response.writeHead(503).end('{}')],
  ['that breaks off', (response) => response.destroy()],
])('refuses a manifest %s', async (_, answer) => {
  const base = await serve(answer)
  await expect(loadFallback({ base, integrity }, 30_000)).rejects.toMatchObject({
    name: 'ReleaseFailure',
    reason: 'manifest',
  })
})

it('waits no longer than its deadline', async () => {
  const base = await serve(() => {})
  await expect(loadFallback({ base, integrity }, 50)).rejects.toMatchObject({ reason: 'timeout' })
})
