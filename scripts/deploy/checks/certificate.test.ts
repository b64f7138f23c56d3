import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { freePort, temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { checkCertificate } from './certificate.ts'

const dayMs = 86_400_000

/** A server with a certificate of its own for calmrest.example, valid for 60 days. */
const serve = async () => {
  const folder = temporaryFolder('certificate')
  const key = join(folder, 'key.pem')
  const cert = join(folder, 'cert.pem')
  const subject = [
    '-subj',
    '/O=Calm Rest/CN=calmrest.example',
    '-addext',
    'subjectAltName=DNS:calmrest.example',
  ]
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
  ]
  execFileSync('openssl', ['req', '-x509', ...made, '-days', '60', ...subject], { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => socket.end())
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return { port: (server.address() as AddressInfo).port, ca: readFileSync(cert, 'utf8') }
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
