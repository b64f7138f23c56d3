import { type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { payloadType, type Statement, statement } from './statement.ts'

/** release.sig.json: a DSSE envelope, which any tool for such reads, with a statement and its Ed25519 signatures. */
const envelope = z.object({
  payloadType: z.literal(payloadType),
  /** Base64 of the statement, byte for byte as it was signed: nothing has to be made canonical. */
  payload: z.base64(),
  signatures: z
    .array(z.object({ keyid: z.string(), sig: z.base64() }))
    .min(1)
    .max(10),
})

type Envelope = z.infer<typeof envelope>

/** An envelope and what it says; whether it is true is not known before a signature is verified. */
export interface SignedStatement {
  envelope: Envelope
  said: Statement
}

/** Throws where it is none. */
export const parseEnvelope = (content: Buffer): SignedStatement => {
  const parsed = envelope.parse(JSON.parse(content.toString()))
  const said = statement.parse(JSON.parse(Buffer.from(parsed.payload, 'base64').toString()))
  return { envelope: parsed, said }
}

/** The bytes that are signed (DSSE's pre-authentication encoding). */
const signedBytes = (payload: Buffer) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload])

export const signStatement = (said: Statement, keyid: string, privateKey: KeyObject): string => {
  const payload = Buffer.from(JSON.stringify(said))
  const signed: Envelope = {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid, sig: sign(null, signedBytes(payload), privateKey).toString('base64') }],
  }
  return `${JSON.stringify(signed, null, 2)}\n`
}

/** Ids of the keys whose signature under it is right; `keyOf` answers those that count. */
export const verifiedBy = (
  { payload, signatures }: Envelope,
  keyOf: (keyid: string) => KeyObject | undefined,
): string[] => {
  const bytes = signedBytes(Buffer.from(payload, 'base64'))
  return signatures
    .filter(({ keyid, sig }) => {
      const key = keyOf(keyid)
      return key !== undefined && verify(null, bytes, key, Buffer.from(sig, 'base64'))
    })
    .map(({ keyid }) => keyid)
}
