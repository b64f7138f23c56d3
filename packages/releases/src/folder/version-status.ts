import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'

/**
 * State of a published version: `promoted` was live for somebody, after its gate; `withdrawn` was rolled back from,
 * demoted or retired; `published` is none of these.
 */
export type VersionStatus = 'promoted' | 'withdrawn' | 'published'

const statusAfter: Record<ReleaseChange['action'], VersionStatus | undefined> = {
  publish: 'published',
  sign: undefined,
  promote: 'promoted',
  canary: 'promoted',
  rollback: 'promoted',
  demote: 'withdrawn',
  retire: 'withdrawn',
}

/** By the history of its remote: what is live now was never withdrawn, whatever happened to it before. */
export const versionStatus = ({ stable, canary, history }: Channels, version: string): VersionStatus => {
  if (version === stable || version === canary?.version) return 'promoted'
  let status: VersionStatus = 'published'
  let live: string | undefined
  for (const { action, version: named } of history) {
    // a rollback names what is live again: what was live until then is withdrawn
    if (action === 'rollback' && live === version) status = 'withdrawn'
    if (named === version) status = statusAfter[action] ?? status
    if (action === 'promote' || action === 'rollback') live = named
  }
  return status
}
