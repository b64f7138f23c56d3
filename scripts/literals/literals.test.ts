import { expect, it } from 'vitest'
import { linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkLiterals } from './index.ts'

const found = (source: string) => linesOf(checkLiterals(plantTree({ 'shell/src/a.tsx': source })))

it.each([
  [
    'an object',
    'const a = { id, ...{ name, price } }',
    '...{ name, price }',
    'write the properties straight',
  ],
  ['an object with a type', 'f({ ...({ name } as const) })', '...({ name } as const)', 'unknown properties'],
  [
    'attributes',
    'const a = <Room {...{ name, price }} id={id} />',
    '{...{ name, price }}',
    'write each as an attribute',
  ],
  ['a list', 'const a = [id, ...[name, price]]', '...[name, price]', 'write its elements straight'],
  ['arguments', 'run(id, ...[name, price])', '...[name, price]', 'write its elements straight'],
  ["a class's arguments", 'new Room(...[name, price])', '...[name, price]', 'write its elements straight'],
])('reports %s that is spread into another', (_what, source, text, why) => {
  expect(found(`\n${source}\n`)).toEqual([expect.stringContaining(`shell/src/a.tsx:2  ${text}  `)])
  expect(found(source)[0]).toContain(why)
})

it.each([
  ['a list', 'let [isOpen, count] = [true, 0]', '[isOpen, count] = [true, 0]'],
  ['a list with types', 'const [a, b]: [A, B] = [[], []]', '[a, b]: [A, B] = [[], []]'],
  ['a list on several lines', 'const [a, b] = [\n  1,\n  2,\n] as const', '[a, b] = [ 1, 2, ] as const'],
  ['an object', 'const { a, b } = { a: 1, b: 2 }', '{ a, b } = { a: 1, b: 2 }'],
])('reports %s that is taken apart where it is made', (_what, source, text) => {
  expect(found(source)).toEqual([
    `shell/src/a.tsx:1  ${text}  declares several names at once: write one declaration for each`,
  ])
})

it('reports values that are assigned together, but no exchange', () => {
  expect(found(';[from, until] = [today, until]')).toEqual([
    expect.stringContaining('one assignment for each'),
  ])
  expect(found(';[from, until] = [until, from]')).toEqual([])
  expect(found(';[all[i], all[j]] = [all[j] as number, all[i] as number]')).toEqual([])
})

it.each([
  ['a condition', 'const a = { ...(isNew ? { name } : {}), ...(isNew && { price }) }'],
  ['a condition in attributes', '<Room {...(isNew && { name })} {...room} />'],
  ['a condition in a list', 'const a = [...(isNew ? [name] : []), ...rooms]'],
  ['what a function gives back', 'const [a, b] = await Promise.all([one(), two()])'],
  ['pairs of a loop', 'for (const [name, price] of [[one, 1], [two, 2]]) f(name, price)'],
  ['the rest of a longer list', 'const [program, ...args] = [...before, file]'],
  ['the rest of an object', 'const { id, ...facts } = { ...room, price }'],
])('takes %s', (_what, source) => {
  expect(found(source)).toEqual([])
})
