import { expect, it } from 'vitest'
import { mutantsOf, withMutant } from './mutants.ts'

const mutated = (source: string) =>
  mutantsOf('a.tsx', source).map((mutant) => withMutant(source, mutant).replaceAll(/\s+/g, ' ').trim())

it.each([
  ['a comparison and a call', 'f(a < b)', ['void 0', 'f(a <= b)']],
  ['an equality and its number', 'const a = b === 0', ['const a = b !== 0', 'const a = b === 1']],
  ['a sum', 'const a = b - c', ['const a = b + c']],
  ['an and', 'const a = b && c', ['const a = b || c']],
  ['a not', 'const a = !b', ['const a = b']],
  ['a default', 'const f = ({ page = 1 }) => page', ['const f = ({ page = 2 }) => page']],
  ['a flag', 'const a = f(true)', ['const a = f(false)']],
  ['a condition', 'const a = b ? c : d', ['const a = !(b) ? c : d']],
  ['an if', 'if (a) throw b', ['if (!(a)) throw b']],
  [
    'a word of a list',
    "const a = ['plans', 'taxes', id]",
    ["const a = ['taxes', id]", "const a = ['plans', id]"],
  ],
  ['a field', 'const a = { props, lang }', ['const a = { lang }', 'const a = { props }']],
  ['an awaited call', 'await f()', ['void 0']],
  ['an attribute', 'const a = <p role="status" className={b} />', ['const a = <p className={b} />']],
])('changes %s', (_what, source, expected) => {
  expect(mutated(source)).toEqual(expected)
})

it.each([
  ['types', "type A = { b: 1 | true }\nlet c: Array<2>\nconst d = e as 'f' | 1"],
  ['numbers that are sizes', 'const a = 700'],
  ['other calls', 'const a = f(b)'],
  ['looks', 'const a = <p className={b} key={c} style={d} wide />'],
  ['drawings', 'const a = <svg viewBox="0 0 8 8" focusable="false"><path d="M0 0h8" /></svg>'],
])('leaves %s alone', (_what, source) => {
  expect(mutated(source)).toEqual([])
})

it('says where a mutant is', () => {
  expect(mutantsOf('a.ts', 'f\nconst a = b > c')).toEqual([
    { file: 'a.ts', line: 2, start: 14, end: 15, before: '>', after: '>=' },
  ])
})
