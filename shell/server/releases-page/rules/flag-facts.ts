import type { Flag, FlagsFile, ReleaseStore } from '@calm-rest/releases'
import { channelVersions } from '../channel-versions.ts'

export interface FlagFacts {
  name: string
  /** Undefined if the platform has not set it: releases have their default. */
  flag: Flag | undefined
}

/**
 * Flags that releases of a remote declare to guests; undefined if their file cannot be read. Others may name what nobody is
 * to know yet.
 */
export const flagFacts = (
  store: Pick<ReleaseStore, 'readChannels' | 'release'>,
  flags: Pick<FlagsFile, 'read'> | undefined,
  remote: string,
): FlagFacts[] | undefined => {
  const declared = channelVersions(store.readChannels(remote)).flatMap(
    ({ version }) => store.release(remote, version)?.manifest.uses?.flags ?? [],
  )
  try {
    const set = flags?.read() ?? []
    return [...new Set(declared)].sort().map((name) => ({
      name,
      flag: set.find((one) => one.remote === remote && one.name === name),
    }))
  } catch {
    return declared.length > 0 ? undefined : []
  }
}
