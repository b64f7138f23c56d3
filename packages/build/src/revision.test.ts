import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { changedFilesIn, gitCommit, gitRevision } from './revision.ts'

const aCheckout = () => {
  const folder = temporaryFolder('checkout')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  writeFileSync(join(folder, 'a.ts'), '1')
  git('add', '.')
  git('-c', 'user.name=ann', '-c', 'user.email=ann@example', 'commit', '--quiet', '-m', 'first')
  return { folder, commit: git('rev-parse', 'HEAD') }
}

it('is the commit of a clean tree, and says where a tree has changes', () => {
  const { folder, commit } = aCheckout()
  expect([gitRevision(folder), gitCommit(folder)]).toEqual([commit.slice(0, 12), commit])
  expect(changedFilesIn(folder, ['.'])).toEqual([])
  writeFileSync(join(folder, 'a.ts'), '2')
  writeFileSync(join(folder, 'b.ts'), '1')
  expect([gitRevision(folder), gitCommit(folder)]).toEqual([`${commit.slice(0, 12)}-dirty`, undefined])
  expect(changedFilesIn(folder, ['.'])).toEqual(['a.ts', 'b.ts'])
  expect(changedFilesIn(folder, ['b.ts'])).toEqual(['b.ts'])
})

it('is unknown outside a checkout', () => {
  const folder = temporaryFolder('none')
  expect([gitRevision(folder), gitCommit(folder), changedFilesIn(folder, ['.'])]).toEqual([
    'unknown',
    undefined,
    [],
  ])
})
