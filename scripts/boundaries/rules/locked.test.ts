import { expect, it } from 'vitest'
import { linesOf, plantTree } from '../../sources/tree.fixture.ts'
import { checkBoundaries } from '../index.ts'
import { findings, inOrder, one } from '../project.fixture.ts'

it('reports a project without a lock file', () => {
  expect(linesOf(checkBoundaries(plantTree(inOrder), []))).toEqual(['package-lock.json  file  is missing'])
})

it('reports a workspace that the lock file does not know', () => {
  expect(findings({ 'package-lock.json': '{ "packages": {} }' })).toContainEqual(
    expect.stringMatching(/^shell\/package\.json {2}'hono' {2}is another in package-lock\.json/),
  )
})

it('reports a dependency that the lock file does not know, one it still knows, and another version', () => {
  const packages = {
    '': { devDependencies: { vitest: '2', '@rspack/core': '1', gone: '1' } },
    ...Object.fromEntries(
      Object.entries(inOrder)
        .filter(([path]) => path.endsWith('/package.json'))
        .map(([path, manifest]) => [path.replace('/package.json', ''), manifest]),
    ),
  }
  expect(findings({ 'package-lock.json': { packages } })).toEqual([
    ...one(/^package\.json {2}'vitest' {2}is another/),
    ...one(/^package\.json {2}'gone' {2}is another/),
  ])
})
