import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { openFolderStore } from '@calm-rest/releases'
import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { callReleases, packVariant, platform } from './over-https.fixture.ts'
import { makeVariant } from './variant.fixture.ts'

const remote = 'mf-reviews'

let site: Site
let token: string

beforeAll(async () => {
  site = await startSite()
  token = platform(site, 'token', 'add', '@calm-rest/reviews', '--remote', remote, '--days', '1').token
})

const store = () => openFolderStore(site.dataDir)
const pack = (version: string) => packVariant(makeVariant(store(), { remote, version }))

it("R-mf-rights: takes a team's release, shows who sent it, and nothing of another team's remote", async () => {
  const archive = await pack('1.1.0')
  const published = await callReleases(site, token, ['PUT', `${remote}/1.1.0`], archive)
  expect(published).toEqual({ status: 201, body: { remote, version: '1.1.0' } })
  const promoted = await callReleases(site, token, ['POST', `${remote}/promote`], { version: '1.1.0' })
  expect([promoted.status, promoted.body.code]).toEqual([409, 'gate_missing'])
  const others = await callReleases(site, token, ['PUT', 'mf-rooms/1.1.0'], archive)
  expect([others.status, others.body.code]).toEqual([403, 'remote_forbidden'])
  const page = await (await fetch(`${site.url}releases/${remote}`)).text()
  const [{ id }] = platform(site, 'token', 'list').tokens
  expect(page).toContain(`1.1.0 published by @calm-rest/reviews (token ${id})`)
  expect(store().readStable(remote)?.version).toBe('1.0.0')
  const { status } = await callReleases(site, token, ['POST', `${remote}/retire`], { version: '1.1.0' })
  expect(status).toBe(200)
  platform(site, 'token', 'revoke', id)
  const revoked = await callReleases(site, token, ['PUT', `${remote}/1.2.0`], archive)
  expect([revoked.status, revoked.body.code]).toEqual([401, 'release_token_invalid'])
})

it('R-mf-rights: answers a stranger before it has read the archive', async () => {
  const length = { 'Content-Length': 10 * 1024 * 1024 }
  const sending = request(`${site.url}api/releases/${remote}/3.0.0`, { method: 'PUT', headers: length })
  sending.on('error', () => {})
  sending.write(Buffer.alloc(1024))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(401)
  sending.destroy()
})
