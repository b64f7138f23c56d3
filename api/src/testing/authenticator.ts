import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Options {
  challenge: string
}

interface Behaviour {
  origin: string
  /** Host name that it signs for; that of the origin by default. */
  rpId?: string
  /** Whether its owner has shown a finger, a face or a PIN. */
  isVerified?: boolean
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** CBOR (RFC 8949), as far as an attestation needs it. */
const head = (major: number, n: number) => {
  if (n < 24) return Buffer.from([(major << 5) | n])
  if (n < 256) return Buffer.from([(major << 5) | 24, n])
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}
const integer = (n: number) => (n >= 0 ? head(0, n) : head(1, -1 - n))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

const flags = { userPresent: 0x01, userVerified: 0x04, credential: 0x40 }

/**
 * A security key in software: an ES256 key of its own for one site, with a counter. It answers like
 * `navigator.credentials`, with options from the API.
 */
export const createAuthenticator = ({
  origin,
  rpId = new URL(origin).hostname,
  isVerified = true,
}: Behaviour) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0

  const dataOf = (more: number, attested = Buffer.alloc(0)) => {
    const flag = flags.userPresent | (isVerified ? flags.userVerified : 0) | more
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flag)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), rest, attested])
  }
  const clientDataOf = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    /** Sets the counter back, like an earlier copy of the key. */
    rewind: () => {
      counter = 0
    },
    create: (options: Options) => {
      const coseKey = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      )
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(dataOf(flags.credential, attested))],
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataOf('webauthn.create', options).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get: (options: Options) => {
      counter += 1
      const data = dataOf(0)
      const clientData = clientDataOf('webauthn.get', options)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
