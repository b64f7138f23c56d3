import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantTree } from '../sources/tree.fixture.ts'
import { changedLines } from './changed-lines.ts'
import { blobsOf } from './record/blobs.ts'

it('tells the lines that a change takes the place of, in the files that were there before', () => {
  const text = ['a', 'b', 'c', 'd', 'e', ''].join('\n')
  const root = plantTree({ 'changed.ts': text, 'ä.ts': text, 'removed.ts': 'a\n', 'same.ts': text })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '--quiet')
  const before = blobsOf(root, ['changed.ts']).get('changed.ts')
  git('add', '--all')
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'one')
  writeFileSync(join(root, 'changed.ts'), ['a', 'B', 'C', 'd', 'new', 'e', ''].join('\n'))
  writeFileSync(join(root, 'ä.ts'), `${text}new\n`)
  writeFileSync(join(root, 'new.ts'), text)
  rmSync(join(root, 'removed.ts'))

  const changed = changedLines(root, 'HEAD')
  expect([...changed.keys()]).toEqual(['changed.ts', 'removed.ts', 'ä.ts'])
  expect(changed.get('changed.ts')).toEqual({
    blob: before,
    lines: [
      { from: 2, to: 3 },
      { from: 4, to: 5 },
    ],
  })
  expect(changed.get('ä.ts')?.lines).toEqual([{ from: 5, to: 6 }])
  expect(changed.get('removed.ts')?.lines).toEqual([{ from: 1, to: 1 }])
})
