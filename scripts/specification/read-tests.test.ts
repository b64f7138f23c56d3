import { describe, expect, it } from 'vitest'
import { readTests } from './read-tests.ts'
import { isNamed } from './test-name.ts'

const names = (source: string) =>
  readTests('a.test.ts', source).map((path) => path.map(({ written }) => written).join(' › '))
const has = (source: string, name: string) =>
  readTests('a.test.ts', source).some((path) => isNamed(name, path))

it('names a test after the suites around it, and only those', () => {
  const source = `
    it('a', () => {})
    describe('one', () => { describe('two', () => { it('b', () => {}) }); it('c', () => {}) })
    test("it's d", () => {})`
  expect(names(source)).toEqual(['a', 'one › two › b', 'one › c', "it's d"])
})

it('sees no test that does not run', () => {
  const source = `
    it.skip('a', () => {})
    it.todo('b')
    it('c')
    describe.skip('one', () => { it('d', () => {}) })
    describe('two', () => { it('e', () => {}) })
    log("it('f', () => {})") // it('g', () => {})`
  expect(names(source)).toEqual(['two › e'])
})

describe('a table', () => {
  const rooms = `it.each([['/a', 1], ['/b', 2]] as const)('%s sleeps %i', () => {})`

  it('stands for its title as written, and for each of its rows', () => {
    for (const name of ['%s sleeps %i', '/a sleeps 1', '/b sleeps 2'])
      expect([name, has(rooms, name)]).toEqual([name, true])
    for (const name of ['/a sleeps 2', '/c sleeps 1', 'sleeps'])
      expect([name, has(rooms, name)]).toEqual([name, false])
  })

  it('may hand over single values', () => {
    const source = `it.each(['en', 'de'] satisfies Lang[])('speaks %s (100%%)', () => {})`
    expect(has(source, 'speaks de (100%)')).toBe(true)
    expect(has(source, 'speaks zh (100%)')).toBe(false)
  })

  it('that is computed stands for anything between the fixed parts', () => {
    const source = `describe.each(langs)('in %s', () => { it('greets', () => {}) })`
    expect(has(source, 'in de › greets')).toBe(true)
    expect(has(source, 'of de › greets')).toBe(false)
    expect(has(source, 'in de › leaves')).toBe(false)
  })

  it('may name values that are no text', () => {
    const source = `it.each([[{ a: 1 }, 'x']])('takes %j as $0 %s', () => {})`
    expect(has(source, 'takes {"a":1} as y x')).toBe(true)
    expect(has(source, 'takes {"a":1} as y z')).toBe(false)
  })
})

it('takes anything for a hole in a template', () => {
  const title = 'sells $' + '{count} rooms (each)'
  const source = `it(\`${title}\`, () => {})`
  expect(has(source, 'sells 3 rooms (each)')).toBe(true)
  expect(has(source, title)).toBe(true)
  expect(has(source, 'sells rooms (each)')).toBe(false)
})
