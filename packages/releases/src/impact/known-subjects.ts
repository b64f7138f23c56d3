import { eventFields } from '@calm-rest/contract/events'
import { screenSlots } from '@calm-rest/contract/releases'
import type { BackendsFile } from '../backends/backends-file.ts'
import { callNames } from '../call-names.ts'
import type { FlagsFile } from '../flags/flags-file.ts'
import type { ReleaseStore } from '../release-store.ts'
import { versionsIn } from './impact.ts'
import { type Subject, usesOf } from './uses-of.ts'

interface KnownDeps {
  store: Pick<ReleaseStore, 'remotes' | 'readChannels' | 'release'>
  backends: Pick<BackendsFile, 'read'>
  flags: Pick<FlagsFile, 'read'>
}

/** Every subject that the contract, the platform or a live, canary or previous release names. */
export const knownSubjects = ({ store, backends, flags }: KnownDeps): ReadonlySet<Subject> => {
  const manifests = store
    .remotes()
    .flatMap((remote) =>
      versionsIn(store.readChannels(remote)).flatMap(
        ({ version }) => store.release(remote, version)?.manifest ?? [],
      ),
    )
  return new Set<Subject>([
    ...[...callNames].map((name): Subject => `call:${name}`),
    ...Object.keys(eventFields).map((name): Subject => `event:${name}`),
    ...screenSlots.map((name): Subject => `slot:${name}`),
    ...backends.read().map(({ remote, name }): Subject => `backend:${remote}/${name}`),
    ...flags.read().map(({ remote, name }): Subject => `flag:${remote}/${name}`),
    ...manifests.flatMap(({ events }) =>
      Object.keys(events?.own ?? {}).map((name): Subject => `event:${name}`),
    ),
    ...manifests.flatMap((manifest) => usesOf(manifest).map(({ subject }) => subject)),
  ])
}
