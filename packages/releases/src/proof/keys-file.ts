import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../folder/files.ts'
import { withLock } from '../folder/lock.ts'
import { parsedFiles } from '../folder/parsed-files.ts'
import { ReleaseRefused } from '../folder/refusals.ts'

const storedKey = z.object({
  /** First characters of the key's SHA-256, in hex. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  /** Ed25519 public key, as PEM. */
  publicKey: z.string(),
  createdBy: z.string(),
  /** Signatures before this time, or after `until`, are invalid. */
  from: z.iso.datetime(),
  until: z.iso.datetime().optional(),
  /** Time of revocation: all signatures of the key are invalid. */
  revoked: z.object({ at: z.iso.datetime(), by: z.string() }).optional(),
})

const keysFile = z.object({ keys: z.array(storedKey) })

export type StoredKey = z.infer<typeof storedKey>

/** A key with its validity, ready to verify with. */
export type TrustedKey = StoredKey & { key: KeyObject }

const toTrusted = (stored: StoredKey): TrustedKey => {
  const key = createPublicKey(stored.publicKey)
  if (key.asymmetricKeyType !== 'ed25519' || idOf(key) !== stored.id) {
    throw new Error(`${stored.id} is not the id of an Ed25519 key`)
  }
  return { ...stored, key }
}

const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/**
 * keys.json and signing-key.pem in the trust folder: the trusted keys, and the key that signs here. A machine
 * without the second file only verifies.
 */
export const openKeysFile = (folder: string) => {
  const path = join(folder, 'keys.json')
  const signingPath = join(folder, 'signing-key.pem')
  const parsed = parsedFiles((content) => ({
    keys: keysFile.parse(JSON.parse(content.toString())).keys.map(toTrusted),
  }))
  const none: { keys: TrustedKey[] } = { keys: [] }

  /** Returns the same object while the file does not change. Throws an error that names an invalid file. */
  const read = (): Readonly<{ keys: readonly TrustedKey[] }> => {
    try {
      return parsed(path) ?? none
    } catch (cause) {
      throw new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause })
    }
  }

  const write = (keys: readonly StoredKey[]) =>
    writeAtomically(path, `${JSON.stringify({ keys }, null, 2)}\n`, 0o644)

  const stored = () => read().keys.map(({ key: _, ...rest }) => rest)

  const locked = <T>(work: () => T): T => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return withLock(folder, work)
  }

  const add = (by: string, now: Date, until?: string): StoredKey => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const fresh: StoredKey = {
      id: idOf(publicKey),
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      createdBy: by,
      from: now.toISOString(),
      ...(until !== undefined && { until }),
    }
    // the trusted key is stored first: signatures of an untrusted key would be useless
    write([...stored(), fresh])
    writeAtomically(signingPath, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600)
    return fresh
  }

  return {
    path,
    read,
    exists: () => existsSync(path),
    /** Makes a key that signs here from now on; earlier keys only verify. */
    create: (by: string, now: Date, until?: string) => locked(() => add(by, now, until)),
    /** Makes the first key if there is none; returns whether it did. */
    createFirst: (by: string, now: Date): boolean =>
      locked(() => {
        if (existsSync(path)) return false
        add(by, now)
        return true
      }),
    /** Revokes a key with everything that it signed. */
    revoke: (id: string, by: string, now: Date) =>
      locked(() => {
        if (!stored().some((key) => key.id === id)) {
          throw new ReleaseRefused('release_unproven', `There is no key ${id} in ${path}.`)
        }
        const revoked = { at: now.toISOString(), by }
        write(stored().map((key) => (key.id === id ? { revoked, ...key } : key)))
      }),
    /** The key that signs here; undefined if this machine has none. */
    signingKey: (): { id: string; key: KeyObject } | undefined => {
      if (!existsSync(signingPath)) return undefined
      const key = createPrivateKey(readFileSync(signingPath))
      return { id: idOf(createPublicKey(key)), key }
    },
  }
}

export type KeysFile = ReturnType<typeof openKeysFile>
