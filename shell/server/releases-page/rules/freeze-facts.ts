import { type Freeze, type ReleaseRules, type ReleaseStore, readException } from '@calm-rest/releases'

/** Something that went live during a freeze. */
export interface FreezeException {
  remote: string
  version: string
  at: string
  by: string
  why: string
}

export interface FreezeFacts {
  freeze: Freeze
  isRunning: boolean
  exceptions: FreezeException[]
}

const exceptionsOf = (
  store: Pick<ReleaseStore, 'remotes' | 'readChannels'>,
  freeze: Freeze,
): FreezeException[] =>
  store.remotes().flatMap((remote) =>
    store.readChannels(remote).history.flatMap(({ version, at, by, reason }) => {
      const why = at < freeze.from ? undefined : readException(freeze, reason)
      return why === undefined ? [] : { remote, version, at, by, why }
    }),
  )

/** Freezes that run or come, the next first; undefined if their file cannot be read: then nothing new goes live. */
export const freezeFacts = (
  store: Pick<ReleaseStore, 'remotes' | 'readChannels'>,
  { freezes }: Pick<ReleaseRules, 'freezes'>,
  now: Date,
): FreezeFacts[] | undefined => {
  const at = now.toISOString()
  try {
    return freezes
      .read()
      .filter(({ to }) => at < to)
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map((freeze) => {
        const isRunning = freeze.from <= at
        return { freeze, isRunning, exceptions: isRunning ? exceptionsOf(store, freeze) : [] }
      })
  } catch {
    return undefined
  }
}
