import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { plantTree } from '../sources/tree.fixture.ts'
import { readCommit } from './commit.ts'

it('answers the whole name of the commit, and whether anything differs from it', () => {
  const root = plantTree({ 'kept.txt': 'one', '.gitignore': '/.cache/\n', '.cache/ledger.json': {} })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'One')
  const clean = readCommit(root)
  expect(clean).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), dirty: false })
  writeFileSync(join(root, 'new.txt'), 'new')
  expect(readCommit(root)).toEqual({ ...clean, dirty: true })
})

it('answers nothing outside a checkout', () => {
  expect(readCommit(temporaryFolder())).toBeUndefined()
})
