import { type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { type Provenance, provenance } from './provenance.ts'
import { payloadType, type Statement, statement } from './statement.ts'

/** A DSSE envelope (readable by any DSSE tool) with a statement and its Ed25519 signatures. */
export const envelope = z.object({
  payloadType: z.literal(payloadType),
  /** Base64 of the statement exactly as it was signed, so that no canonical form is needed. */
  payload: z.base64(),
  signatures: z
    .array(z.object({ keyid: z.string(), sig: z.base64() }))
    .min(1)
    .max(10),
})

export type Envelope = z.infer<typeof envelope>

/**
 * release.sig.json: an envelope with our statement, and a second one with SLSA provenance by the same key.
 */
const signature = envelope.extend({
  /** Signatures before 2026-11-27 lack it. */
  provenance: envelope.optional(),
})

/** An envelope with its statement, whose signatures are not verified yet. */
export interface SignedStatement {
  envelope: Envelope
  said: Statement
  provenance: Envelope | undefined
}

/** What an envelope says, not verified yet. */
export const readPayload = ({ payload }: Envelope): unknown =>
  JSON.parse(Buffer.from(payload, 'base64').toString())

/** Throws for an invalid envelope. */
export const parseEnvelope = (content: Buffer): SignedStatement => {
  const { provenance: second, ...first } = signature.parse(JSON.parse(content.toString()))
  return { envelope: first, said: statement.parse(readPayload(first)), provenance: second }
}

/** Parses the provenance in the second envelope. Throws for any other content. */
export const readProvenance = (second: Envelope): Provenance => provenance.parse(readPayload(second))

/** The bytes that are signed (DSSE's pre-authentication encoding). */
const signedBytes = (payload: Buffer) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload])

/** An envelope with a statement, signed by one key. */
export const sealed = (said: object, keyid: string, privateKey: KeyObject): Envelope => {
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

/** Ids of the keys with a valid signature; `keyOf` returns the trusted keys. */
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
