import type { Answer } from '@calm-rest/command'
import {
  addToken,
  type BackendsFile,
  type FlagsFile,
  type GrantsFile,
  type KeysFile,
  type MappedBackend,
  type ReleaseRules,
  revokeToken,
} from '@calm-rest/releases'
import { actingUser } from './acting-user.ts'
import type { ReleaseCommand } from './arguments.ts'
import { runGovernance } from './governance.ts'
import type { GovernanceCommand } from './governance-arguments.ts'
import { runFlag } from './run-flag.ts'
import type { TokenToAdd } from './token-arguments.ts'

interface TrustDeps {
  backends: BackendsFile
  flags: FlagsFile
  grants: GrantsFile
  keys: KeysFile
  rules: ReleaseRules
}

/** Commands on the trust folder; they need no release store. */
export type TrustCommand = Extract<
  ReleaseCommand,
  {
    name:
      | `token ${string}`
      | `key ${string}`
      | `backend ${string}`
      | `flag ${string}`
      | GovernanceCommand['name']
  }
>

export const isTrustCommand = (command: ReleaseCommand): command is TrustCommand =>
  /^(token|key|backend|flag|environment|freeze|approval) /.test(command.name)

const dayMs = 24 * 60 * 60 * 1000

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString()

/** Makes a token; only this result has its text. */
const addTeamToken = ({ days, ...token }: TokenToAdd, { grants }: TrustDeps): Answer => {
  const now = new Date()
  const until = inDays(now, days)
  const added = addToken(grants, { ...token, until, createdBy: actingUser() }, now)
  return {
    text: `${added.token}\nIt is shown this once. It ends ${until.slice(0, 10)}; before that: npm run release -- token revoke ${added.stored.id}`,
    json: { id: added.stored.id, token: added.token, ...token, until },
  }
}

interface GrantFacts {
  rights: readonly string[]
  environments?: readonly string[] | undefined
  withoutGate: boolean
  watchesAll?: boolean | undefined
}

/** Every token and trusted publisher, with its creator and its expiry. */
const listGrants = ({ grants }: TrustDeps): Answer => {
  const { tokens, trustedPublishers } = grants.read()
  const shownTokens = tokens.map(({ hash: _, ...token }) => token)
  const now = new Date().toISOString()
  const rightsOf = ({ rights, environments, withoutGate, watchesAll }: GrantFacts) =>
    `${rights.join(',')}${environments ? ` in ${environments.join(',')}` : ''}${withoutGate ? ' without the gate' : ''}${watchesAll ? ', watches all remotes' : ''}`
  const lines = [
    ...shownTokens.map(
      ({ id, team, remote, until, revoked, createdBy, createdAt, holder, ...token }) =>
        `token ${id}  ${remote}  ${team}${holder === undefined ? '' : `, ${holder}`}  ${rightsOf(token)}  ${
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

/** Every current or former key, and the one that signs here. */
const listKeys = ({ keys }: TrustDeps): Answer => {
  const signing = keys.signingKey()?.id
  const known = keys.read().keys.map(({ key: _, ...key }) => ({ ...key, signs: key.id === signing }))
  const lines = known.map(({ id, from, until, revoked, createdBy, signs }) => {
    const end = revoked
      ? `revoked ${revoked.at.slice(0, 10)} by ${revoked.by}`
      : until && `until ${until.slice(0, 10)}`
    const facts = [`from ${from.slice(0, 10)}`, end, `made by ${createdBy}`, signs && 'signs here']
    return `key ${id}  ${facts.filter(Boolean).join(', ')}`
  })
  return { text: lines.join('\n') || `There are no keys in ${keys.path}.`, json: { keys: known } }
}

/** What a backend may know of guests. */
const knownTo = ({ identity }: MappedBackend) =>
  identity ? `, knows guests (${['id', ...identity.scopes].join(', ')}) as ${identity.service.en}` : ''

/** Every mapped backend with its limits. */
const listBackends = ({ backends }: TrustDeps): Answer => {
  const mapped = backends.read()
  const lines = mapped.map((one) => {
    const { remote, name, origin, timeoutMs, totalMs, requestBytes, responseBytes, requestsPerMinute } = one
    const limits = `${timeoutMs} ms, ${totalMs} ms in all, ${requestBytes} bytes in, ${responseBytes} out, ${requestsPerMinute} a minute`
    return `backend ${remote} ${name}  ${origin}  ${limits}${knownTo(one)}, added ${one.addedAt.slice(0, 10)} by ${one.addedBy}`
  })
  return { text: lines.join('\n') || 'No backend is mapped.', json: { backends: mapped } }
}

export const runTrust = (command: TrustCommand, deps: TrustDeps): Answer => {
  const now = new Date()
  switch (command.name) {
    case 'token add':
      return addTeamToken(command.token, deps)
    case 'token revoke':
      revokeToken(deps.grants, command.id, actingUser(), now)
      return { text: `revoked ${command.id}`, json: { id: command.id, revoked: true } }
    case 'token list':
      return listGrants(deps)
    case 'backend add': {
      const added = deps.backends.add({
        ...command.backend,
        addedBy: actingUser(),
        addedAt: now.toISOString(),
      })
      const { remote, name, origin } = added
      return { text: `backend ${remote} ${name} is ${origin} from now on`, json: added }
    }
    case 'backend remove': {
      const { remote, backend } = command
      deps.backends.remove(remote, backend)
      return { text: `removed ${remote} ${backend}`, json: { remote, name: backend, removed: true } }
    }
    case 'backend list':
      return listBackends(deps)
    case 'flag set':
    case 'flag remove':
    case 'flag list':
      return runFlag(command, deps.flags)
    case 'key create': {
      const until = command.days === undefined ? undefined : inDays(now, command.days)
      const { id } = deps.keys.create(actingUser(), now, until)
      return { text: `key ${id} signs from now on\nnext: npm run release -- sign`, json: { id } }
    }
    case 'key revoke':
      deps.keys.revoke(command.id, actingUser(), now)
      return {
        text: `revoked ${command.id}: releases that it alone signed are no longer served`,
        json: { id: command.id, revoked: true },
      }
    case 'key list':
      return listKeys(deps)
    default:
      return runGovernance(command, deps.rules)
  }
}
