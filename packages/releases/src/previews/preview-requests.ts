import { releaseVersion, remoteName } from '@calm-rest/contract/releases'
import type { ReleaseStore } from '../release-store.ts'
import { type Previews, parseRequestedVersion, type RequestedVersion } from './previews.ts'

/** A version of a remote in an address. */
export interface PreviewRequest extends RequestedVersion {
  remote: string
}

/** Every version in an address: `?mf-rooms=1.4.0`, `?mf-rooms=1.5.0-rc.1~…`. */
export const previewRequests = (query: Iterable<readonly [name: string, value: string]>): PreviewRequest[] =>
  [...query]
    .map(([remote, value]) => ({ remote, ...parseRequestedVersion(value) }))
    .filter(
      ({ remote, version }) =>
        remoteName.safeParse(remote).success && releaseVersion.safeParse(version).success,
    )

/** Whether the files of a version are served for such an address: by `isServed`, or by `mayShow`. */
export const mayServe = (
  store: Pick<ReleaseStore, 'versionStatus' | 'isServed'>,
  previews: Previews,
  request: PreviewRequest,
  now: Date,
): boolean => store.isServed(request.remote, request.version, now) || mayShow(store, previews, request, now)

/**
 * Whether a page may show a version in its address. A promoted version needs no signature; a version that was
 * never live needs one; a withdrawn version is not shown.
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
