import { roles as presets, type Right, rights, rightsByCode, rightsOf } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { covers, refusalOf, type Staff, type StaffAct } from './role-rules.ts'

const manager: readonly Right[] = ['own session', 'keep rooms', 'read stays', 'manage staff']

const staffOf = (...members: readonly [id: string, role: string][]): Staff => ({
  roles: new Map<string, readonly Right[]>([
    ...presets.map((id): [string, readonly Right[]] => [id, rightsOf(id)]),
    ['manager', manager],
    ['pricing', ['own session', 'set prices']],
  ]),
  members: members.map(([id, role]) => ({ id, role, hasAccepted: true })),
})

const staff = staffOf(
  ['nirosha', 'owner'],
  ['amal', 'manager'],
  ['bela', 'pricing'],
  ['dilan', 'housekeeping'],
)

it.each<[string, StaffAct, string]>([
  ['the role of an owner to somebody', { act: 'set role', member: 'dilan', role: 'owner' }, 'right_not_held'],
  ['the role of an owner to oneself', { act: 'set role', member: 'amal', role: 'owner' }, 'right_not_held'],
  ['an invitation with more rights', { act: 'invite', role: 'desk' }, 'right_not_held'],
  ['a link to the access of an owner', { act: 'invite again', member: 'nirosha' }, 'right_not_held'],
  ['the end of an owner', { act: 'remove', member: 'nirosha' }, 'right_not_held'],
  [
    'a lower role for an owner',
    { act: 'set role', member: 'nirosha', role: 'housekeeping' },
    'right_not_held',
  ],
  ['the end of sessions of somebody with more rights', { act: 'sign out', member: 'bela' }, 'right_not_held'],
  ['a role with more rights', { act: 'add role', rights: ['set prices'] }, 'right_not_held'],
  [
    'more rights for the own role',
    { act: 'change role', role: 'manager', rights: [...manager, 'set prices'] },
    'right_not_held',
  ],
  [
    'fewer rights for a role with others',
    { act: 'change role', role: 'pricing', rights: [] },
    'right_not_held',
  ],
  [
    'the end of a role with others',
    { act: 'remove role', role: 'pricing', moveTo: 'housekeeping' },
    'right_not_held',
  ],
  [
    'members moved to a role with more',
    { act: 'remove role', role: 'manager', moveTo: 'desk' },
    'right_not_held',
  ],
  [
    'other rights of housekeeping',
    { act: 'change role', role: 'housekeeping', rights: manager },
    'role_fixed',
  ],
  ['no housekeeping', { act: 'remove role', role: 'housekeeping' }, 'role_fixed'],
  ['no role for its members', { act: 'remove role', role: 'manager' }, 'role_in_use'],
  [
    'members moved to the role that goes',
    { act: 'remove role', role: 'manager', moveTo: 'manager' },
    'role_not_found',
  ],
  ['a role that nobody knows', { act: 'set role', member: 'dilan', role: 'none' }, 'role_not_found'],
  ['somebody who does not work here', { act: 'remove', member: 'mallory' }, 'member_not_found'],
])('refuses a manager %s', (_what, act, code) => {
  expect(refusalOf(staff, manager, act)).toBe(code)
})

it('refuses the last owner to leave, for an owner, too', () => {
  const leaves: StaffAct[] = [
    { act: 'remove', member: 'nirosha' },
    { act: 'set role', member: 'nirosha', role: 'desk' },
  ]
  const second = staffOf(['nirosha', 'owner'], ['chandra', 'owner'])
  const invited = {
    ...second,
    members: second.members.map((one) => ({ ...one, hasAccepted: one.id === 'nirosha' })),
  }
  for (const act of leaves) {
    expect(refusalOf(staff, rights, act)).toBe('last_owner')
    expect(refusalOf(invited, rights, act)).toBe('last_owner')
    expect(refusalOf(second, rights, act)).toBeUndefined()
  }
})

it('refuses everything to a session by mailed code, and to one whose role has changed', () => {
  const act: StaffAct = { act: 'set role', member: 'dilan', role: 'housekeeping' }
  expect(refusalOf(staff, rightsByCode(rights), act)).toBe('forbidden')
  expect(refusalOf(staff, rightsOf('housekeeping'), act)).toBe('forbidden')
  expect(refusalOf(staff, manager, act)).toBeUndefined()
})

/** Pseudorandom whole numbers below a limit, the same in every run. */
const diceOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The staff after an act that was not refused. */
const after = (before: Staff, act: StaffAct, id: string): Staff => {
  const roles = new Map(before.roles)
  let members = [...before.members]
  const give = (isMeant: (member: Staff['members'][number]) => boolean, role: string) => {
    members = members.map((one) => (isMeant(one) ? { ...one, role } : one))
  }
  switch (act.act) {
    case 'invite':
      members.push({ id, role: act.role, hasAccepted: true })
      break
    case 'remove':
      members = members.filter((one) => one.id !== act.member)
      break
    case 'set role':
      give((one) => one.id === act.member, act.role)
      break
    case 'add role':
      roles.set(id, act.rights)
      break
    case 'change role':
      roles.set(act.role, act.rights)
      break
    case 'remove role': {
      const { moveTo } = act
      if (moveTo !== undefined) give((one) => one.role === act.role, moveTo)
      roles.delete(act.role)
      break
    }
    default:
  }
  return { roles, members }
}

it('R-staff-roles: in 4,000 random acts of everybody but the owner, nobody gets a right that no accomplice had', () => {
  const roll = diceOf(11)
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T
  let now = staff
  const counts = new Map<string, number>()
  // a member whom they invite joins them
  const accomplices = new Set(['amal', 'dilan'])
  for (let step = 0; step < 4_000; step += 1) {
    const role = pick([...now.roles.keys()])
    const member = pick(now.members).id
    const some = rights.filter((right) => (manager.includes(right) ? roll(2) === 0 : roll(40) === 0))
    const act = pick<StaffAct>([
      { act: 'invite', role },
      { act: 'remove', member },
      { act: 'invite again', member },
      { act: 'set role', member, role },
      { act: 'set role', member, role },
      { act: 'add role', rights: some },
      { act: 'change role', role, rights: some },
      { act: 'remove role', role, moveTo: roll(2) === 0 ? undefined : pick([...now.roles.keys()]) },
    ])
    const actor = pick(
      now.members
        .filter(({ id }) => accomplices.has(id))
        .concat({ id: 'amal', role: 'manager', hasAccepted: true }),
    )
    const held = actor.id === 'amal' ? manager : (now.roles.get(actor.role) ?? [])
    const refusal = refusalOf(now, held, act)
    counts.set(refusal ?? act.act, (counts.get(refusal ?? act.act) ?? 0) + 1)
    if (refusal !== undefined) continue
    now = after(now, act, `new ${step}`)
    if (act.act === 'invite') accomplices.add(`new ${step}`)
    // a link to somebody's access is their access
    if (act.act === 'invite again') accomplices.add(act.member)

    const roleOf = (id: string) => now.members.find((one) => one.id === id)?.role
    const wrong = [
      ...now.members.filter(
        ({ id, role: given }) => accomplices.has(id) && !covers(manager, now.roles.get(given) ?? rights),
      ),
      ...presets.filter((preset) => !covers(now.roles.get(preset) ?? [], rightsOf(preset))),
      ...(roleOf('nirosha') === 'owner' && roleOf('bela') === 'pricing' ? [] : ['others']),
      ...(covers(now.roles.get('pricing') ?? [], ['set prices']) ? [] : ['pricing']),
    ]
    expect(wrong, `step ${step}: ${JSON.stringify(act)}`).toEqual([])
  }
  // acts that never happen would prove nothing
  for (const name of [
    'invite',
    'remove',
    'invite again',
    'set role',
    'add role',
    'change role',
    'remove role',
  ])
    expect(counts.get(name) ?? 0, name).toBeGreaterThan(5)
})
