import { expect, it } from 'vitest'
import { remoteName } from './names.ts'

it.each([
  ['mf-rooms', true],
  ['mf-devtools-next', true],
  ['rooms', false],
  ['mf-Rooms', false],
  ['mf-../rooms', false],
  // Not a preview: ?mf-devtools=on has another meaning (docs/module-federation.md).
  ['mf-devtools', false],
])('%s is the name of a remote: %s', (name, is) => {
  expect(remoteName.safeParse(name).success).toBe(is)
})
