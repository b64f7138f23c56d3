import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing/cleanup'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** A fake issuer of a CI on loopback: its discovery, its keys, and tokens with any claims. */
export const startCiIssuer = async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const stranger = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'ci', alg: 'ES256', use: 'sig' }
  let issuer = ''
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const isDiscovery = request.url === '/.well-known/openid-configuration'
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [jwk] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(() => server.close())
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (claims: JWTPayload, key = privateKey, header: { kid?: string } = { kid: 'ci' }) => {
    const seconds = Math.floor(Date.now() / 1000)
    return new SignJWT({ iss: issuer, iat: seconds, exp: seconds + 300, ...claims })
      .setProtectedHeader({ alg: 'ES256', ...header })
      .sign(key)
  }
  return {
    issuer,
    /** A token like those of GitHub Actions. */
    token: (claims: JWTPayload = {}) => sign({ ...workflowClaims, ...claims }),
    /** The same token, signed by another key under the id of the issuer's key. */
    forged: (claims: JWTPayload = {}) => sign({ ...workflowClaims, ...claims }, stranger.privateKey),
    /** Number of requests that it received. */
    asked: () => asked,
  }
}

/** Audience of a test's site. */
export const ciAudience = 'https://calmrest.example'

const workflowClaims = {
  aud: ciAudience,
  sub: 'repo:calm-rest/rooms:ref:refs/heads/main',
  repository: 'calm-rest/rooms',
  ref: 'refs/heads/main',
  sha: '0123456789abcdef0123456789abcdef01234567',
  workflow_ref: 'calm-rest/rooms/.github/workflows/release.yml@refs/heads/main',
  actor: 'ann',
}
