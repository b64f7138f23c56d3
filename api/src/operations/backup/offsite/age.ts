import { Refused } from '@calm-rest/command/outcomes'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** Encrypts so that each of the recipients can decrypt, in the age format (age-encryption.org/v1). */
export type Seal = (content: Uint8Array) => Promise<Buffer>
export type Unseal = (sealed: Uint8Array) => Promise<Buffer>

/** Throws if the recipient is not a public key of age. */
export const createSeal = (recipients: readonly string[]): Seal => {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return async (content) => Buffer.from(await encrypter.encrypt(content))
}

/** Throws `Refused` if none of the identities can decrypt it, and if it was changed. */
export const createUnseal = (identities: readonly string[]): Unseal => {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return async (sealed) => {
    try {
      return Buffer.from(await decrypter.decrypt(sealed))
    } catch (cause) {
      throw new Refused(`It cannot be decrypted: ${cause instanceof Error ? cause.message : cause}`)
    }
  }
}

export interface KeyPair {
  /** Secret: decrypts. */
  identity: string
  /** Public: encrypts. */
  recipient: string
}

export const createKeyPair = async (): Promise<KeyPair> => {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Reads the secret keys of a file as `age-keygen` and `npm run backup -- key` write it. */
export const readIdentities = (text: string): string[] => {
  const identities = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'))
  if (identities.length > 0) return identities
  throw new Refused('The file of the identity has no line that begins with AGE-SECRET-KEY-.')
}
