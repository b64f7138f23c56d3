import type { Held } from './find-grant.ts'
import type { GrantsFile } from './grants-file.ts'

/**
 * Whether a holder may watch the events of a remote: those for which its team has a valid grant, whatever its rights. A
 * grant of the platform with `watchesAll` includes all remotes.
 */
export const watchedRemotes = (
  { grants }: Pick<Held, 'grants'>,
  { read }: Pick<GrantsFile, 'read'>,
  now: Date,
): ((remote: string) => boolean) => {
  if (grants.some(({ watchesAll }) => watchesAll)) return () => true
  const teams = new Set(grants.map(({ team }) => team))
  const { tokens, trustedPublishers } = read()
  const time = now.toISOString()
  const valid = [...tokens.filter(({ revoked }) => !revoked), ...trustedPublishers]
  const remotes = new Set(
    valid
      .filter(({ team, until }) => teams.has(team) && (until === undefined || time < until))
      .map(({ remote }) => remote),
  )
  return (remote) => remotes.has(remote)
}
