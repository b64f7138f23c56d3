import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { freePort, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { makeCertificate } from './certificate.fixture.ts'
import { checkCertificate } from './certificate.ts'

const dayMs = 86_400_000

/** A server with a certificate of its own for calmrest.example, valid for 60 days. */
const serve = async () => {
  const certificate = makeCertificate()
  const server = createServer(certificate, (socket) => socket.end())
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return { port: (server.address() as AddressInfo).port, ca: certificate.cert }
}

const check = async (options: { port: number; ca?: string; isInternal?: boolean; days?: number }) => {
  const { port, ca, isInternal = false, days = 0 } = options
  const now = () => Date.now() + days * dayMs
  const trusted = ca === undefined ? undefined : [ca]
  const [finding] = await checkCertificate({ name: 'calmrest.example', port, isInternal, ca: trusted, now })
  return `${finding?.level} ${finding?.says}`
}

it('says for how long a certificate is valid, and that it was not renewed', async () => {
  const { port, ca } = await serve()
  expect(await check({ port, ca })).toMatch(
    /^ok The certificate is valid for (59|60) days, and Caddy renews it\.$/,
  )
  expect(await check({ port, ca, days: 50 })).toMatch(
    /^problem The certificate ends in (9|10) days and was not renewed/,
  )
})

it('refuses a certificate of nobody, but for a trial', async () => {
  const { port } = await serve()
  expect(await check({ port })).toMatch(/^problem The certificate is not right \(\w+, by Calm Rest\)/)
  expect(await check({ port, isInternal: true })).toMatch(/^warning The certificate is Caddy's own/)
})

it('misses none before the first start', async () => {
  expect(await check({ port: await freePort() })).toMatch(/^ok There is no certificate yet/)
})
