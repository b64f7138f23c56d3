import { join } from 'node:path'
import { readBucketLocation } from '@calm-rest/objects'
import type { NotWhole } from './bucket/fetch-version.ts'
import type { FollowEvents } from './bucket/follow.ts'
import { openObjectReleaseStore } from './bucket/object-store.ts'
import { createReleaseStore } from './folder/folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

export interface OpenReleaseStoreOptions extends Partial<FollowEvents> {
  dataDir: string
  /** A server goes on looking at what is live until it closes the store; a command looks once. */
  follows: boolean
  onNotWhole?: (why: NotWhole) => void
  /** Called when the live versions of a remote cannot be read; the error names the file. */
  onDamaged?: (why: Error) => void
}

/**
 * Opens the bucket of RELEASES_URL, or DATA_DIR/releases where it is not set. Throws where the environment is wrong,
 * or where the bucket does not answer and there is no copy of it here.
 */
export const openReleaseStore = async (
  variables: NodeJS.ProcessEnv,
  { dataDir, follows, onDamaged, ...events }: OpenReleaseStoreOptions,
): Promise<ReleaseStore> => {
  const location = readBucketLocation('RELEASES_URL', variables)
  if (!location) return createReleaseStore(join(dataDir, 'releases'), { ...(onDamaged && { onDamaged }) })
  return openObjectReleaseStore({
    location,
    folder: join(dataDir, 'cache/releases'),
    follows,
    onUnreachable: () => {},
    onReachable: () => {},
    onNotWhole: () => {},
    ...events,
  })
}
