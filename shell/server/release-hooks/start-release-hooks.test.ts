import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openHooksFile } from '@calm-rest/releases'
import { whenDone } from '@calm-rest/testing'
import { expect, it, vi } from 'vitest'
import { openReleaseApi } from '../release-api/release-api.fixture.ts'

it('R-mf-hooks: posts to a hook that is added while the site runs, and has no timer and no file before', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  whenDone(() => timers.mockRestore())
  const { store, trust, site } = openReleaseApi()
  const everySecond = () => timers.mock.calls.filter(([, ms]) => ms === 1_000).length
  store.promote('mf-rooms', '1.0.0', 'ann')
  expect(everySecond()).toBe(0)
  expect(existsSync(join(store.folder, 'hooks'))).toBe(false)
  const types: unknown[] = []
  const server = createServer((request, response) => {
    request.on('data', (body) => types.push(JSON.parse(String(body)).type))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  openHooksFile(trust).add({ url, addedBy: 'ann', addedAt: new Date().toISOString() })
  await expect.poll(everySecond).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2))
  store.promote('mf-rooms', '1.0.0', 'ann')
  await expect.poll(() => types, { timeout: 5_000 }).toEqual(['release.promoted'])
  expect((await site('/releases')).status).toBe(200)
})
