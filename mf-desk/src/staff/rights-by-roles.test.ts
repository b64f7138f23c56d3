import { hasRight, roles, rolesWith } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import de from '../locales/de.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }
import { rightsByRoles } from './rights-by-roles.ts'

it('has each right once, with everybody who has it and nobody else', () => {
  const listed = rightsByRoles.flatMap((group) => group.rights.map((right) => [right, group.roles] as const))
  expect(listed.map(([right]) => right).sort()).toEqual(Object.keys(rolesWith).sort())
  for (const [right, allowed] of listed)
    expect(allowed).toEqual(roles.filter((role) => hasRight(role, right)))
})

it.each([
  ['en', en],
  ['de', de],
  ['zh', zh],
])('says in %s what each right is, and of no other', (_, words) => {
  expect(Object.keys(words.right).sort()).toEqual(Object.keys(rolesWith).sort())
})
