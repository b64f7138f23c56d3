import { releaseVersion, remoteName } from '@calm-rest/contract/releases'
import type { ReleaseStore } from '../release-store.ts'
import { type Previews, parseRequestedVersion, type RequestedVersion } from './previews.ts'

/** A version of a remote that an address names. */
export interface PreviewRequest extends RequestedVersion {
  remote: string
}

/** Every version that an address names: `?mf-rooms=1.4.0`, `?mf-rooms=1.5.0-rc.1~…`. */
export const previewRequests = (query: Iterable<readonly [name: string, value: string]>): PreviewRequest[] =>
  [...query]
    .map(([remote, value]) => ({ remote, ...parseRequestedVersion(value) }))
    .filter(
      ({ remote, version }) =>
        remoteName.safeParse(remote).success && releaseVersion.safeParse(version).success,
    )

/** Whether the files of a version are served to who names it so: as `isServed` says, or as a page may be made of it. */
export const mayServe = (
  store: Pick<ReleaseStore, 'versionStatus' | 'isServed'>,
  previews: Previews,
  request: PreviewRequest,
  now: Date,
): boolean => store.isServed(request.remote, request.version, now) || mayShow(store, previews, request, now)

/**
 * Whether a page may be made of a version that its address names. What was promoted anybody may see again; what was
 * never live takes a signature; what was withdrawn is shown to nobody.
 */
export const mayShow = (
  store: Pick<ReleaseStore, 'versionStatus'>,
  previews: Previews,
  { remote, ...asked }: PreviewRequest,
  now: Date,
): boolean => {
  switch (store.versionStatus(remote, asked.version)) {
    case 'promoted':
      return true
    case 'withdrawn':
      return false
    case 'published':
      return previews.isSigned(remote, asked, now)
  }
}
