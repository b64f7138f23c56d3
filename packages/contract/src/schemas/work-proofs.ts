import { z } from 'zod'

/**
 * A proof-of-work challenge in the format of ALTCHA, version 2: the client searches for the counter whose
 * key, by PBKDF2 of `nonce` and the counter as four bytes, begins with `keyPrefix`.
 */
export const workChallenge = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
    signature: z.string(),
  })
  .meta({ id: 'WorkChallenge' })

/** The solution: the unchanged challenge, and the counter with its key. */
export const workPayload = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
})

export const workProof = z.string().max(4000).meta({
  description:
    'After proof_of_work_required: base64 of the JSON `{challenge, solution}`, as ALTCHA writes it. Holds for the same body and Idempotency-Key alone.',
})

/** Eight digits; spaces are ignored. */
export const addressCode = z
  .string()
  .max(20)
  .transform((code) => code.replace(/\D/g, ''))

export type WorkChallenge = z.infer<typeof workChallenge>
export type WorkPayload = z.infer<typeof workPayload>
