import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantTree } from '../sources/tree.fixture.ts'
import { changedFiles } from './changed-files.ts'

const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

const plantRepository = () => {
  const root = plantTree({ '.gitignore': 'dist/\n', 'a.ts': 'a', 'b/ä b.ts': 'b', 'c.ts': 'c' })
  git(root, 'init', '--quiet')
  commit(root)
  return root
}

const commit = (root: string) => {
  git(root, 'add', '--all')
  git(root, '-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'one')
}

it('lists what is changed, new and removed since the last commit, but nothing that git ignores', () => {
  const root = plantRepository()
  expect(changedFiles(root)).toEqual([])
  writeFileSync(join(root, 'b/ä b.ts'), 'another')
  rmSync(join(root, 'c.ts'))
  mkdirSync(join(root, 'dist'))
  for (const file of ['dist/d.js', 'e.ts']) writeFileSync(join(root, file), '')
  git(root, 'add', 'b')
  expect(changedFiles(root)).toEqual(['b/ä b.ts', 'c.ts', 'e.ts'])
})

it('lists what was committed since another commit', () => {
  const root = plantRepository()
  writeFileSync(join(root, 'a.ts'), 'another')
  commit(root)
  expect(changedFiles(root)).toEqual([])
  expect(changedFiles(root, 'HEAD~1')).toEqual(['a.ts'])
})

it('speaks of a project that is a folder of a repository by its own paths', () => {
  const root = plantRepository()
  writeFileSync(join(root, 'b/new.ts'), '')
  writeFileSync(join(root, 'b/ä b.ts'), 'another')
  expect(changedFiles(join(root, 'b'))).toEqual(['new.ts', 'ä b.ts'])
})

it('throws where git does not know what to compare with', () => {
  expect(() => changedFiles(plantRepository(), 'nowhere')).toThrow(/nowhere/)
})
