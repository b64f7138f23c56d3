import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { identityScopes } from '@calm-rest/contract/backends'
import { backendName, type ReleaseManifest, remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { writeAtomically } from '../folder/files.ts'
import { withLock } from '../folder/lock.ts'
import { parsedFiles } from '../folder/parsed-files.ts'
import { ReleaseRefused } from '../folder/refusals.ts'
import { backendOrigin } from './backend-origin.ts'

const whole = (least: number, most: number, usual: number) => z.int().min(least).max(most).default(usual)

const title = z.string().trim().min(1).max(60)

/** What guests call a backend, by language. */
export const guestService = z.object({ en: title, de: title, zh: title })

/** What a backend may know of a guest who is signed in and agrees. */
const identity = z.object({
  service: guestService,
  /** Beside an id of its own for each guest. */
  scopes: z.enum(identityScopes).array().default([]),
})

/** A server of a team, as the platform allows it. */
const mappedBackend = z.object({
  remote: remoteName,
  name: backendName,
  origin: backendOrigin,
  /** Milliseconds until the answer begins, and between two of its parts. */
  timeoutMs: whole(100, 60_000, 10_000),
  /** Milliseconds until the answer ends. */
  totalMs: whole(100, 600_000, 60_000),
  requestBytes: whole(0, 64 * 1024 * 1024, 256 * 1024),
  responseBytes: whole(1, 256 * 1024 * 1024, 4 * 1024 * 1024),
  /** Requests a minute of all guests on one machine; one guest's network has a tenth of them. */
  requestsPerMinute: whole(1, 1_000_000, 3000),
  /** Without it the backend does not know who asks. */
  identity: identity.optional(),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
})

const backends = z.object({ backends: z.array(mappedBackend).default([]) })

export type MappedBackend = z.infer<typeof mappedBackend>
type GivenBackend = z.input<typeof mappedBackend>

const isFor = ({ remote, name }: MappedBackend, otherRemote: string, otherName: string) =>
  remote === otherRemote && name === otherName

/** backends.json in the trust folder. A change applies from the next request. */
export const openBackendsFile = (folder: string) => {
  const path = join(folder, 'backends.json')
  const file = parsedFiles((content) => backends.parse(JSON.parse(content.toString())))

  /** Throws an error that names the file if it is invalid. */
  const read = (): readonly MappedBackend[] => {
    try {
      return file(path)?.backends ?? []
    } catch (cause) {
      throw new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause })
    }
  }

  const change = (decide: (now: readonly MappedBackend[]) => readonly MappedBackend[]): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    withLock(folder, () =>
      writeAtomically(path, `${JSON.stringify({ backends: decide(read()) }, null, 2)}\n`, 0o600),
    )
  }

  return {
    read,
    find: (remote: string, name: string) => read().find((one) => isFor(one, remote, name)),
    /** Maps a backend, in place of an earlier mapping. Throws a `ZodError` for an address or a limit out of bounds. */
    add: (given: GivenBackend): MappedBackend => {
      const added = mappedBackend.parse(given)
      change((now) => [...now.filter((one) => !isFor(one, added.remote, added.name)), added])
      return added
    },
    /** Throws if it is not mapped. */
    remove: (remote: string, name: string): void =>
      change((now) => {
        const left = now.filter((one) => !isFor(one, remote, name))
        if (left.length < now.length) return left
        throw new ReleaseRefused('release_not_found', `${remote} has no backend '${name}'.`)
      }),
  }
}

export type BackendsFile = ReturnType<typeof openBackendsFile>

/** Throws `ReleaseRefused` if a release declares a backend that the platform does not allow. */
export const assertBackendsMapped = (
  file: Pick<BackendsFile, 'find'>,
  { remote, version, backends = [] }: Pick<ReleaseManifest, 'remote' | 'version' | 'backends'>,
): void => {
  const missing = backends.find((name) => !file.find(remote, name))
  if (missing === undefined) return
  throw new ReleaseRefused(
    'backend_unmapped',
    `${remote} ${version} declares the backend '${missing}', which the platform has not mapped. The platform allows it with: npm run release -- backend add ${remote} ${missing} https://…`,
  )
}
