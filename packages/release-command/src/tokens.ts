import type { Answer } from '@calm-rest/command'
import type { ReleaseRight } from '@calm-rest/contract/release-api'
import { addToken, type GrantsFile, revokeToken } from '@calm-rest/releases'

interface TokenDeps {
  grants: GrantsFile
  /** Who runs the command. */
  by: string
}

export interface TokenToAdd {
  team: string
  remote: string
  rights: ReleaseRight[]
  days: number
  withoutGate: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/** Makes a token; its text is in this answer and nowhere else. */
export const addTeamToken = ({ days, ...token }: TokenToAdd, { grants, by }: TokenDeps): Answer => {
  const now = new Date()
  const until = new Date(now.getTime() + days * dayMs).toISOString()
  const added = addToken(grants, { ...token, until, createdBy: by }, now)
  return {
    text: `${added.token}\nIt is shown this once. It ends ${until.slice(0, 10)}; before that: npm run release -- token revoke ${added.stored.id}`,
    json: { id: added.stored.id, token: added.token, ...token, until },
  }
}

export const revokeTeamToken = (id: string, { grants, by }: TokenDeps): Answer => {
  revokeToken(grants, id, by, new Date())
  return { text: `revoked ${id}`, json: { id, revoked: true } }
}

/** Every token and trusted publisher, with who made it and how long it is good. */
export const listGrants = ({ grants }: TokenDeps): Answer => {
  const { tokens, trustedPublishers } = grants.read()
  const shownTokens = tokens.map(({ hash: _, ...token }) => token)
  const now = new Date().toISOString()
  const rightsOf = ({ rights, withoutGate }: { rights: readonly string[]; withoutGate: boolean }) =>
    `${rights.join(',')}${withoutGate ? ' without the gate' : ''}`
  const lines = [
    ...shownTokens.map(
      ({ id, team, remote, until, revoked, createdBy, createdAt, ...token }) =>
        `token ${id}  ${remote}  ${team}  ${rightsOf(token)}  ${
          revoked
            ? `revoked ${revoked.at.slice(0, 10)} by ${revoked.by}`
            : `${until < now ? 'ended' : 'until'} ${until.slice(0, 10)}`
        }, made ${createdAt.slice(0, 10)} by ${createdBy}`,
    ),
    ...trustedPublishers.map(
      ({ name, team, remote, issuer, subject, ...publisher }) =>
        `trusted publisher ${name}  ${remote}  ${team}  ${rightsOf(publisher)}  ${subject} of ${issuer}`,
    ),
  ]
  return {
    text: lines.join('\n') || 'Nobody but the platform may release.',
    json: { tokens: shownTokens, trustedPublishers },
  }
}
