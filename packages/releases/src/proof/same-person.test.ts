import { expect, it } from 'vitest'
import { maybeSamePerson } from './same-person.ts'
import type { Publisher } from './statement.ts'

const at = '2027-01-01T00:00:00.000Z'
const team = '@calm-rest/spa'
const token = (grant: string, person?: string, of = team): Publisher => ({
  by: of,
  at,
  team: of,
  grant,
  person,
})
const ci = (
  person: string | undefined,
  subject: string,
  grant = `trusted publisher ${subject}`,
): Publisher => ({
  by: [person, subject].filter(Boolean).join(', '),
  at,
  team,
  grant,
  issuer: 'https://ci.example',
  subject,
  person,
})
const user = (by: string): Publisher => ({ by, at })
const main = 'repo:spa:ref:refs/heads/main'
const production = 'repo:spa:environment:production'

it.each<[string, Publisher, Publisher, boolean]>([
  ['one token', token('token 1'), token('token 1'), true],
  ['one token whose holder was renamed', token('token 1', 'ann'), token('token 1', 'ben'), true],
  ['two tokens of a team', token('token 1'), token('token 2'), true],
  ['two tokens of one holder', token('token 1', 'Ann'), token('token 2', 'ann'), true],
  ['two holders', token('token 1', 'ann'), token('token 2', 'ben'), false],
  ['a holder and an unnamed token of the team', token('token 1', 'ann'), token('token 2'), true],
  ['two teams', token('token 1'), token('token 2', undefined, '@calm-rest/rooms'), false],
  ['one workflow, started by different people', ci('ann', main, 'a'), ci('ben', main, 'b'), true],
  ['one person in two workflows', ci('ann', main), ci('ann', production), true],
  ['two people in two workflows', ci('ann', main), ci('ben', production), false],
  ['workflows of a CI that names no person', ci(undefined, main), ci(undefined, production), true],
  ['a program of GitHub and a holder', ci('github-actions[bot]', main), token('token 1', 'ann'), true],
  ['a program of GitLab and a holder', ci('project_7_bot_a1', main), token('token 1', 'ann'), true],
  ['a holder and a program', token('token 1', 'ann'), ci('dependabot[bot]', production), true],
  ['a branch that is named like a person', ci(undefined, 'repo:x, ben'), ci(undefined, main), true],
  ['a person with a token and in a workflow', token('token 1', 'ann'), ci('ann', main), true],
  ['one user of the platform’s machine', user('ann'), user('Ann'), true],
  ['two users of it', user('ann'), user('ben'), false],
  ['a user of it and a holder of that name', user('ann'), token('token 1', 'ann'), true],
  ['a user of it and a team', token('token 1'), user('ann'), false],
])('%s', (_, publisher, approver, expected) => {
  expect(maybeSamePerson(publisher, approver)).toBe(expected)
})
