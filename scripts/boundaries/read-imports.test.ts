import { expect, it } from 'vitest'
import { readImports } from './read-imports.ts'

const found = (source: string) =>
  readImports('a.ts', source).map(({ specifier, how, value }) => [specifier, how, value])

it.each([
  ["import a from 'a'", [['a', 'static', true]]],
  ["import type { A } from 'a'", [['a', 'static', false]]],
  [
    "import 'a'; await import('b')",
    [
      ['a', 'static', true],
      ['b', 'dynamic', true],
    ],
  ],
  ['const load = () => import(/* later */ `b`)', [['b', 'dynamic', true]]],
  ["type B = import('b').B", [['b', 'dynamic', false]]],
  ["import b = require('b')", [['b', 'require', true]]],
  ["const b = require('b')", [['b', 'require', true]]],
  ["import.meta.url; import('b')", [['b', 'dynamic', true]]],
  ["import.meta.url // import('b')", []],
])('finds each import of %s', (source, imports) => {
  expect(found(source)).toEqual(imports)
})
