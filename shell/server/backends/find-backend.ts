import { backendReleaseHeader } from '@calm-rest/contract/backends'
import type { LocalBuild, ReleaseManifest } from '@calm-rest/contract/releases'
import { type BackendsFile, mayServe, type Previews, type ReleaseStore } from '@calm-rest/releases'
import { localFor } from '../composition/local-build.ts'
import { parseFileAddress } from '../static/file-address.ts'
import { BackendFailed } from './backend-failed.ts'
import type { Target } from './create-backends.ts'

interface FindBackendDeps {
  file: Pick<BackendsFile, 'find'> | undefined
  store: ReleaseStore
  previews: Previews
  local: LocalBuild | undefined
  now: () => Date
}

/** The release that asks, and the backend of its remote. */
interface Wanted {
  remote: string
  name: string
  /** Address of the request, which tells whether sources may be shown. */
  address: string
  /** Value of `backendReleaseHeader`. */
  release: string
}

/** Limits of a backend on a developer's machine. */
const usualLimits = {
  timeoutMs: 10_000,
  totalMs: 60_000,
  requestBytes: 256 * 1024,
  responseBytes: 4 * 1024 * 1024,
  requestsPerMinute: 3000,
}

const unknown = (why: string) => new BackendFailed('backend_not_found', why)

/** Finds backends: a release must be one that a guest's page may have, and declare the name. */
export const createFindBackend = ({ file, store, previews, local, now }: FindBackendDeps) => {
  const manifestOf = ({ remote, address, release }: Wanted): ReleaseManifest | undefined => {
    if (release === `/${remote}/`) return localFor(local, address)?.remotes[remote]?.manifest
    const asked = parseFileAddress(`${release}release.json`)
    if (asked?.remote !== remote || asked.file !== 'release.json' || !mayServe(store, previews, asked, now()))
      return undefined
    return store.release(remote, asked.version)?.manifest
  }

  /** The mapped backend that a release declares. Throws `BackendFailed`. */
  const declared = ({ remote, version, backends = [] }: ReleaseManifest, name: string): Target => {
    if (!backends.includes(name))
      throw unknown(`${remote} ${version} does not declare a backend '${name}': name it in its build.`)
    const mapped = file?.find(remote, name)
    if (!mapped) throw unknown(`The platform has not mapped the backend '${name}' of ${remote}.`)
    return mapped
  }

  return {
    declared,
    /** The backend of a request; throws `BackendFailed`. */
    wanted: (wanted: Wanted): Target => {
      const manifest = manifestOf(wanted)
      if (!manifest)
        throw new BackendFailed('backend_forbidden', `${backendReleaseHeader} names no release of this page.`)
      const { remote, name, address } = wanted
      const origin = manifest.revision === 'local' ? localFor(local, address)?.backends?.[name] : undefined
      if (origin === undefined || !manifest.backends?.includes(name)) return declared(manifest, name)
      return { remote, name, origin, ...usualLimits }
    },
  }
}

export type FindBackend = ReturnType<typeof createFindBackend>
