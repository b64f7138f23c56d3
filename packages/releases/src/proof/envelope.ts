import { type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { type Provenance, provenance } from './provenance.ts'
import { payloadType, type Statement, statement } from './statement.ts'

/** A DSSE envelope, which any tool for such reads, with a statement and its Ed25519 signatures. */
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

/** release.sig.json: an envelope with our statement, and in it a second one, by the same key, with SLSA provenance. */
const signature = envelope.extend({
  /** Signatures before 2026-11-27 lack it. */
  provenance: envelope.optional(),
})

/** An envelope and what it says; whether it is true is not known before a signature is verified. */
export interface SignedStatement {
  envelope: Envelope
  said: Statement
  provenance: Envelope | undefined
}

const readPayload = ({ payload }: Envelope): unknown => JSON.parse(Buffer.from(payload, 'base64').toString())

/** Throws for an invalid envelope. */
export const parseEnvelope = (content: Buffer): SignedStatement => {
  const { provenance: second, ...first } = signature.parse(JSON.parse(content.toString()))
  return { envelope: first, said: statement.parse(readPayload(first)), provenance: second }
}

/** What the second envelope says. Throws for anything but provenance. */
export const readProvenance = (second: Envelope): Provenance => provenance.parse(readPayload(second))

/** The bytes that are signed (DSSE's pre-authentication encoding). */
const signedBytes = (payload: Buffer) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload])

const sealed = (said: Statement | Provenance, keyid: string, privateKey: KeyObject): Envelope => {
  const payload = Buffer.from(JSON.stringify(said))
  return {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid, sig: sign(null, signedBytes(payload), privateKey).toString('base64') }],
  }
}

export const signStatements = (
  said: Statement,
  provenanceOf: Provenance,
  { id, key }: { id: string; key: KeyObject },
): string => {
  const signed = { ...sealed(said, id, key), provenance: sealed(provenanceOf, id, key) }
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
