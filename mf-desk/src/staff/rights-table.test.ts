import { rolesWith } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import de from '../locales/de.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }

it.each([
  ['en', en],
  ['de', de],
  ['zh', zh],
])('says in %s what each right is, and of no other', (_, words) => {
  expect(Object.keys(words.right).sort()).toEqual(Object.keys(rolesWith).sort())
})
