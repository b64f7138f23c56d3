import type { ReleaseStore } from '@calm-rest/releases'
import { type StoryEntry, storyOf } from '../story/story-facts.ts'

/** Something that happened to a version of a remote. */
export interface RecentChange {
  remote: string
  entry: StoryEntry
}

/** Changes that the overview shows; the page of a remote has the rest. */
export const shownChanges = 8

/** The newest changes of several remotes together, the newest first. */
export const recentChanges = (
  store: Pick<ReleaseStore, 'readChannels' | 'release' | 'readGate' | 'versionStatus' | 'approval'>,
  remotes: readonly string[],
): RecentChange[] =>
  remotes
    .flatMap((remote) =>
      storyOf(store, remote)
        .slice(0, shownChanges)
        .map((entry) => ({ remote, entry })),
    )
    .toSorted((a, b) => (a.entry.at < b.entry.at ? 1 : -1))
    .slice(0, shownChanges)
