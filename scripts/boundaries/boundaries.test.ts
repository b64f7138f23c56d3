import { expect, it } from 'vitest'
import { linesOf } from '../sources/tree.fixture.ts'
import { checkBoundaries } from './index.ts'
import { plantProject } from './project.fixture.ts'

it('finds nothing in a project that is in order', () => {
  const report = checkBoundaries(plantProject(), [])
  expect(linesOf(report)).toEqual([])
  expect(report.seen).toEqual({ files: 21, imports: 28 })
})
