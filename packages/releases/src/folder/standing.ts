import type { Channels } from '@calm-rest/contract/releases'

/**
 * State of a published version: `promoted` was live for somebody, after its gate; `withdrawn` was, and was rolled back
 * from or demoted since; `published` never was.
 */
export type Standing = 'promoted' | 'withdrawn' | 'published'

/** By the history of its remote: what is live now was never withdrawn, whatever happened to it before. */
export const standingOf = ({ stable, canary, history }: Channels, version: string): Standing => {
  if (version === stable || version === canary?.version) return 'promoted'
  let standing: Standing = 'published'
  let live: string | undefined
  for (const { action, version: named } of history) {
    // a rollback names what is live again: what was live until then is withdrawn
    if (action === 'rollback' && live === version) standing = 'withdrawn'
    if (named === version) standing = action === 'demote' ? 'withdrawn' : 'promoted'
    if (action === 'promote' || action === 'rollback') live = named
  }
  return standing
}
