import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const clientId = 'calm-rest-test'

/** Claims of a valid ID token about Amara. */
export const amara = {
  sub: 'amara-at-google',
  email: 'amara@example.com',
  email_verified: true,
  name: 'Amara Perera',
  given_name: 'Amara',
  family_name: 'Perera',
} as const

/** Creating an RSA pair takes a tenth of a second, so all issuers of a process share one. */
const pairs = Promise.all([
  generateKeyPair('RS256', { extractable: true }),
  generateKeyPair('ES256', { extractable: true }),
])

/** Starts an issuer that returns any ID token that a test sets, and records its requests. */
export const startIssuer = async () => {
  const [{ publicKey, privateKey }, elliptic] = await pairs
  const jwks = {
    keys: [
      { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' },
      { ...(await exportJWK(elliptic.publicKey)), kid: 'two', alg: 'ES256', use: 'sig' },
    ],
  }
  const said: { idToken: string; userInfo: object; status: number } = {
    idToken: '',
    userInfo: {},
    status: 200,
  }
  const tokenRequests: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    const answer = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return answer(metadata(issuer))
      case '/jwks':
        return answer(jwks)
      case '/userinfo':
        return answer(said.userInfo)
      case '/token': {
        let body = ''
        for await (const chunk of request) body += chunk
        tokenRequests.push(new URLSearchParams(body))
        return answer(
          { access_token: 'opaque', token_type: 'bearer', expires_in: 60, id_token: said.idToken },
          said.status,
        )
      }
      default:
        return answer({}, 404)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array = privateKey, alg = 'RS256', kid = 'one') =>
    new SignJWT({ iss: issuer, aud: clientId, ...amara, ...lifetime(), ...claims })
      .setProtectedHeader({ alg, kid })
      .sign(key)
  return {
    issuer,
    said,
    tokenRequests,
    sign,
    publicKey,
    ellipticKey: elliptic.privateKey,
    stop: () => server.close(),
  }
}

export type Issuer = Awaited<ReturnType<typeof startIssuer>>

const lifetime = () => {
  const now = Math.floor(Date.now() / 1000)
  return { iat: now, exp: now + 300 }
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none'],
  code_challenge_methods_supported: ['S256'],
})
