import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import { expect, it } from 'vitest'
import { plantTree } from '../../sources/tree.fixture.ts'
import { ranFunctions } from './ran-functions.ts'
import { type MadeScript, type RawFile, scriptFile } from './raw.ts'

const source = [
  'export const outer = (): number => {',
  '  const inner = () => 1',
  '  return inner()',
  '}',
  '',
].join('\n')
const made = 'const o=()=>{const i=()=>1;return i()};'
/** Places of `made` in `source`: what begins there, and its line, from 0, and column in the source. */
const segments: SourceMapSegment[] = [
  [made.indexOf('const o'), 0, 0, 0],
  [made.indexOf('()=>{'), 0, 0, source.indexOf('():')],
  [made.indexOf('const i'), 0, 1, 2],
  [made.indexOf('()=>1'), 0, 1, 16],
  [made.indexOf('return'), 0, 2, 2],
]
const outer = { start: made.indexOf('()=>{'), end: made.indexOf(';', made.indexOf('return')) }
const inner = { start: made.indexOf('()=>1'), end: made.indexOf(';return') }
const whole = { start: 0, end: made.length, ran: true }

const test = (name: string, ran: Partial<RawFile>): RawFile => ({
  test: name,
  seconds: 1,
  inWorker: [],
  inSites: [],
  inPages: [],
  ...ran,
})

const map = { sources: ['webpack://mf_x_1_0_0/./src/a.ts'], mappings: encode([segments]) }

const plant = () =>
  plantTree({
    'mf-x/package.json': { version: '1.0.0' },
    'mf-x/src/a.ts': source,
    'mf-x/dist/x.js': made,
    // variables have other names
    '.cache/maps/mf-x/x.js': made.replace('const o', 'const p'),
    '.cache/maps/mf-x/x.js.map': map,
  })

/** By the first line of a function: the tests that ran it, by their places. */
const ranIn = (root: string, raw: RawFile[]) => {
  const { shape, tests } = ranFunctions(root, root, raw).get('mf-x/src/a.ts') ?? {}
  return Object.fromEntries(
    (shape?.functions ?? []).map(({ from }, place) => [from, [...(tests?.get(place) ?? [])]]),
  )
}

it('brings what pages ran of a bundle back to the functions of its sources, without those that did not run', () => {
  const url = 'http://127.0.0.1:1/releases/mf-x/1.0.0/x.js'
  const page = (ran: boolean) => [
    { url, functions: [whole, { ...outer, ran: true }, { ...inner, ran }] },
    { url: 'http://127.0.0.1:1/releases/mf-x/1.0.1/x.js', functions: [{ ...inner, ran: true }] },
    // a remote that a test published
    { url: 'http://127.0.0.1:1/releases/mf-spa/1.0.0/x.js', functions: [{ ...inner, ran: true }] },
  ]
  const raw = [test('one', { inPages: page(true) }), test('two', { inPages: page(false) })]
  expect(ranIn(plant(), raw)).toEqual({ 1: [0, 1], 2: [0] })
})

it('counts no function for a test whose page only loaded the bundle', () => {
  const url = 'http://127.0.0.1:1/releases/mf-x/1.0.0/x.js'
  const functions = [whole, { ...outer, ran: false }]
  expect(ranIn(plant(), [test('one', { inPages: [{ url, functions }] })])).toEqual({ 1: [], 2: [] })
})

it.each([
  ['has no source map', {}],
  ['differs from that with a source map', { 'x.js': `${made};0`, 'x.js.map': map }],
])('leaves out a bundle that %s', (_, built) => {
  const planted = Object.entries({ 'x.js': made, ...built }).map(([name, text]) => [
    `.cache/maps/mf-x/${name}`,
    text,
  ])
  const root = plantTree({
    'mf-x/package.json': { version: '1.0.0' },
    'mf-x/src/a.ts': source,
    'mf-x/dist/x.js': made,
    ...Object.fromEntries(planted),
  })
  const url = 'http://127.0.0.1:1/releases/mf-x/1.0.0/x.js'
  expect(ranFunctions(root, root, [test('one', { inPages: [{ url, functions: [whole] }] })])).toEqual(
    new Map(),
  )
})

it('reads what Node ran by its places in the source, since Node puts spaces where types were', () => {
  const root = plant()
  const url = pathToFileURL(join(root, 'mf-x/src/a.ts')).href
  const ends = { start: source.indexOf('():'), end: source.lastIndexOf('}') + 1, ran: true }
  const functions = [{ start: 0, end: source.length, ran: true }, ends]
  expect(ranIn(root, [test('one', { inSites: [{ url, functions }] })])).toEqual({ 1: [0], 2: [] })
})

it('reads what vitest ran by its source map, after what vitest puts before the code', () => {
  const root = plant()
  const path = join(root, 'mf-x/src/a.ts')
  const sourceMap = JSON.stringify({ sources: ['a.ts'], mappings: encode([segments]) })
  writeFileSync(
    scriptFile(root, path),
    JSON.stringify({ code: made, sourceMap, offset: 100 } satisfies MadeScript),
  )
  const after = ({ start, end }: { start: number; end: number }) => ({ start: start + 100, end: end + 100 })
  const functions = [
    { ...after(outer), ran: false },
    { ...after(inner), ran: true },
  ]
  expect(ranIn(root, [test('one', { inWorker: [{ url: pathToFileURL(path).href, functions }] })])).toEqual({
    1: [],
    2: [0],
  })
})
