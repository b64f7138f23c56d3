import { deskLangs, isPresetName } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { languages } from '../words.ts'

it('keeps what the roles are called in every language for these roles', async () => {
  const said = await Promise.all(deskLangs.map((lang) => languages[lang].words()))
  const names = said.flatMap(({ default: { role } }) => Object.values(role as Record<string, string>))
  expect(names).toHaveLength(6 * deskLangs.length)
  expect(names.filter((name) => !isPresetName(name))).toEqual([])
  expect(isPresetName('Gardener')).toBe(false)
})
