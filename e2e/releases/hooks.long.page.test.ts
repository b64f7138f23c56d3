import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openFolderStore } from '@calm-rest/releases'
import { startSite, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { callReleases, packVariant, platform } from './over-https.fixture.ts'
import { makeVariant } from './variant.fixture.ts'

const remote = 'mf-reviews'

interface Received {
  headers: Record<string, string | string[] | undefined>
  body: string
}

const startReceiver = async () => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { headers } = request
    received.push({ headers, body: await text(request) })
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received }
}

/** Signature by the text of Standard Webhooks. */
const signatureOf = ({ headers, body }: Received, secret: string) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

it('R-mf-hooks: tells a signed hook and a team what happens to a release, also what happened while the site was down', async () => {
  const site = await startSite()
  const receiver = await startReceiver()
  const events = 'release.promoted,release.rolled_back'
  const { secret, id } = platform(site, 'hook', 'add', receiver.url, '--events', events)
  const own = ['--remote', remote, '--days', '1', '--without-gate']
  const { token } = platform(site, 'token', 'add', '@calm-rest/reviews', ...own)
  const other = platform(
    site,
    'token',
    'add',
    '@calm-rest/rooms',
    '--remote',
    'mf-rooms',
    '--days',
    '1',
  ).token

  const streamOf = async (bearer: string) => {
    const headers = { Authorization: `Bearer ${bearer}` }
    return text((await fetch(`${site.url}api/releases/events`, { headers })).body as never)
  }
  const stream = streamOf(token)
  const otherStream = streamOf(other)
  const archive = await packVariant(makeVariant(openFolderStore(site.dataDir), { remote, version: '1.1.0' }))
  await callReleases(site, token, ['PUT', `${remote}/1.1.0`], archive)
  const promoted = await callReleases(site, token, ['POST', `${remote}/promote`], { version: '1.1.0' })
  expect(promoted.status).toBe(200)
  await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(1)
  const [first] = receiver.received as [Received]
  expect(first.headers['webhook-signature']).toBe(signatureOf(first, secret))
  expect(JSON.parse(first.body)).toMatchObject({
    type: 'release.promoted',
    data: { remote, version: '1.1.0' },
  })

  // open streams do not keep it, and end whole
  expect(await site.stop()).toBe(0)
  expect([...(await stream).matchAll(/^event: (.*)$/gm)].map(([, type]) => type)).toEqual([
    'release.published',
    'release.promoted',
  ])
  expect(await otherStream).not.toContain('event: ')

  platform(site, 'rollback', remote)
  expect(platform(site, 'hook', 'list').hooks).toMatchObject([{ id, waiting: 1 }])
  await startSite({ dataDir: site.dataDir })
  await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(2)
  expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
    type: 'release.rolled_back',
    data: { remote, version: '1.0.0' },
  })
})
