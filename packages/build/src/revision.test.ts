import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { buildTime, changedFilesIn, gitCommit, gitRevision } from './revision.ts'

afterEach(() => void vi.unstubAllEnvs())

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

it('is the commit that came with a tree without its repository', () => {
  const folder = temporaryFolder('sent')
  const commit = 'fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09'
  vi.stubEnv('SOURCE_REVISION', commit)
  expect([gitRevision(folder), gitCommit(folder)]).toEqual([commit.slice(0, 12), commit])
  vi.stubEnv('SOURCE_REVISION', 'main')
  expect([gitRevision(folder), gitCommit(folder)]).toEqual(['unknown', undefined])
})

it('dates a build by SOURCE_DATE_EPOCH, so that it can be repeated to the byte', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795860000')
  expect(buildTime().toISOString()).toBe('2026-11-28T10:00:00.000Z')
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(60_000)
})
