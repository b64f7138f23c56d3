import type { Answer } from '@calm-rest/command'
import { assertEnvironment, instantText, type ReleaseRules } from '@calm-rest/releases'
import { actingUser } from './acting-user.ts'
import type { FreezeToAdd, GovernanceCommand } from './governance-arguments.ts'

/** Remotes and environments of a rule, as words. */
const scopeText = ({ remotes, environments }: Pick<FreezeToAdd, 'remotes' | 'environments'>) =>
  [remotes?.join(', ') ?? 'all remotes', environments && `in ${environments.join(', ')}`]
    .filter(Boolean)
    .join(' ')

const listEnvironments = ({ environments }: ReleaseRules): Answer => {
  const names = environments.names()
  const main = environments.main()
  const lines = names.map((name) => `${name}${name === main ? ', without RELEASE_ENVIRONMENT' : ''}`)
  return { text: lines.join('\n') || 'There is one environment.', json: { environments: names, main } }
}

const listFreezes = ({ freezes }: ReleaseRules, now: Date): Answer => {
  const known = freezes.read().map((each) => ({ ...each, ended: each.to <= now.toISOString() }))
  const lines = known.map(
    ({ id, from, to, reason, ended, addedBy, ...scope }) =>
      `freeze ${id}  ${instantText(from)} to ${instantText(to)}${ended ? ', ended' : ''}  ${scopeText(scope)}: ${reason}, added by ${addedBy}`,
  )
  return { text: lines.join('\n') || 'No freeze is planned.', json: { freezes: known } }
}

const listApprovals = ({ approvals }: ReleaseRules): Answer => {
  const required = approvals.read()
  const lines = required.map(
    ({ id, from, addedBy, ...scope }) =>
      `approval ${id}  ${scopeText(scope)}, of versions published from ${from} on, added by ${addedBy}`,
  )
  return { text: lines.join('\n') || 'No version needs an approval.', json: { required } }
}

/** Runs a command on the platform's rules. Throws `ReleaseRefused` for an unknown environment or entry. */
export const runGovernance = (command: GovernanceCommand, rules: ReleaseRules): Answer => {
  const now = new Date()
  const added = { addedBy: actingUser(), addedAt: now.toISOString() }
  const assertKnown = (names: readonly string[] = []) => {
    for (const name of names) assertEnvironment(rules.environments, name)
  }
  switch (command.name) {
    case 'environment set':
      rules.environments.set(command.environments)
      return listEnvironments(rules)
    case 'environment list':
      return listEnvironments(rules)
    case 'freeze add': {
      assertKnown(command.freeze.environments)
      const freeze = rules.freezes.add({ ...command.freeze, ...added })
      const { id, from, to } = freeze
      return {
        text: `freeze ${id} from ${instantText(from)} to ${instantText(to)}: ${scopeText(freeze)}`,
        json: freeze,
      }
    }
    case 'freeze remove':
      rules.freezes.remove(command.id)
      return { text: `removed ${command.id}`, json: { id: command.id, removed: true } }
    case 'freeze list':
      return listFreezes(rules, now)
    case 'approval require': {
      assertKnown(command.requirement.environments)
      const requirement = rules.approvals.add({
        ...command.requirement,
        from: command.requirement.from ?? now.toISOString(),
        ...added,
      })
      return { text: `approval ${requirement.id}  ${scopeText(requirement)}`, json: requirement }
    }
    case 'approval remove':
      rules.approvals.remove(command.id)
      return { text: `removed ${command.id}`, json: { id: command.id, removed: true } }
    case 'approval list':
      return listApprovals(rules)
  }
}
