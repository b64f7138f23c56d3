import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { writeAtomically } from './files.ts'
import { parsedFiles } from './parsed-files.ts'

const open = () => {
  const path = join(temporaryFolder('parsed'), 'a.json')
  let parsed = 0
  const read = parsedFiles((content) => {
    parsed += 1
    return JSON.parse(content.toString()) as { n: number }
  })
  return { path, read: () => read(path), count: () => parsed }
}

it('parses a file once while it does not change', () => {
  const { path, read, count } = open()
  expect(read()).toBeUndefined()
  writeFileSync(path, '{"n":1}')
  expect([read(), read(), read()]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }])
  expect(count()).toBe(1)
})

it('notices a replaced file, and a deleted one', () => {
  const { path, read } = open()
  writeFileSync(path, '{"n":1}')
  read()
  writeAtomically(path, '{"n":2}')
  expect(read()).toEqual({ n: 2 })
  rmSync(path)
  expect(read()).toBeUndefined()
})

it('notices other bytes of the same length in the same file, even if its time was set back', async () => {
  const { path, read } = open()
  writeFileSync(path, '{"n":1}')
  read()
  const { atime, mtime } = statSync(path)
  // wait for the kernel's next clock tick
  await new Promise((resolve) => setTimeout(resolve, 20))
  writeFileSync(path, '{"n":3}')
  utimesSync(path, atime, mtime)
  expect(read()).toEqual({ n: 3 })
})

it('throws every time for a file that cannot be parsed', () => {
  const { path, read, count } = open()
  writeFileSync(path, '{')
  expect(read).toThrow()
  expect(read).toThrow()
  expect(count()).toBe(2)
})
