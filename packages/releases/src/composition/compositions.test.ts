import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createCompositions } from './compositions.ts'

const composition = { id: 'b98dcef6c5d9', remotes: {} } as Composition
const now = new Date('2027-06-01T06:00:00Z')

it('finds a set that was served', () => {
  const compositions = createCompositions(temporaryFolder('releases'))
  compositions.note(composition, now)
  expect(compositions.read(composition.id)).toEqual({})
  expect(compositions.read('000000000000')).toBe(undefined)
})

it('does not hold up a page if the set cannot be noted, and notes it as soon as it can', () => {
  const releases = temporaryFolder('releases')
  const compositions = createCompositions(releases)
  // a file blocks the folder's path, so that nothing can be written
  writeFileSync(join(releases, 'compositions'), '')
  compositions.note(composition, now)
  rmSync(join(releases, 'compositions'))
  compositions.note(composition, now)
  expect(compositions.read(composition.id)).toEqual({})
})
