import type { IdentityScope } from '@calm-rest/contract/backends'
import type { Lang } from '@calm-rest/contract/widget'

/** A server of a team, as the platform has mapped it. */
export interface KnownBackend {
  remote: string
  name: string
  /** Left out for a backend that may not know guests. */
  identity?: GuestService | undefined
}

/** What guests are told of a backend that asks who they are. */
export interface GuestService {
  /** What guests call it. */
  service: Readonly<Record<Lang, string>>
  scopes: readonly IdentityScope[]
}

/** Every mapped backend, as it is now. */
export type KnownBackends = () => readonly KnownBackend[]

/** The backend that may know guests; undefined if there is none of this name. */
export const findService = (
  backends: readonly KnownBackend[],
  remote: string,
  name: string,
): GuestService | undefined => backends.find((one) => one.remote === remote && one.name === name)?.identity

/** What guests call the services of a remote. */
export const serviceOf = (backends: readonly KnownBackend[], remote: string, lang: Lang): string =>
  backends.find((one) => one.remote === remote && one.identity)?.identity?.service[lang] ?? remote
