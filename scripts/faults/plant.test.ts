import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { plantTree } from '../sources/tree.fixture.ts'
import { faults } from './faults.ts'
import { plantFault, withFault } from './plant.ts'

const fault = {
  id: 'one',
  what: 'two is three',
  test: 'a.test.ts',
  file: 'a.ts',
  find: 'two = 2',
  replace: 'two = 3',
}

describe('the table of faults', () => {
  it('has 42 that are told apart by their ids', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(42)
  })

  it.each(faults)('$id applies to the sources as they are', (one) => {
    const source = readFileSync(join(root, one.file), 'utf8')
    expect(withFault(source, one)).not.toBe(source)
    expect(existsSync(join(root, one.test)) && !/\.(full|s3)\./.test(one.test)).toBe(true)
  })
})

describe('plantFault', () => {
  it('changes that place and nothing else', () => {
    const tree = plantTree({ 'a.ts': 'const one = 1\nconst two = 2\n' })
    plantFault(tree, fault)
    expect(readFileSync(join(tree, 'a.ts'), 'utf8')).toBe('const one = 1\nconst two = 3\n')
  })

  it.each([
    ['is gone', 'const one = 1'],
    ['stands twice', 'const two = 2\nlet two = 2'],
  ])('refuses a fault whose place %s', (_what, source) => {
    expect(() => withFault(source, fault)).toThrow(/^Fault 'one' does not apply: a.ts/)
  })

  it('writes a replacement as it stands, whatever signs are in it', () => {
    expect(withFault('two = 2', { ...fault, replace: "$& $1 $' two" })).toBe("$& $1 $' two")
  })
})
