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

it('parses a file once for as long as nobody changes it', () => {
  const { path, read, count } = open()
  expect(read()).toBeUndefined()
  writeFileSync(path, '{"n":1}')
  expect([read(), read(), read()]).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }])
  expect(count()).toBe(1)
})

it('sees a file that took its place, and one that is gone', () => {
  const { path, read } = open()
  writeFileSync(path, '{"n":1}')
  read()
  writeAtomically(path, '{"n":2}')
  expect(read()).toEqual({ n: 2 })
  rmSync(path)
  expect(read()).toBeUndefined()
})

it('sees other bytes of the same length in the same file, also where their time was set back', async () => {
  const { path, read } = open()
  writeFileSync(path, '{"n":1}')
  read()
  const { atime, mtime } = statSync(path)
  // a clock tick of the kernel later
  await new Promise((resolve) => setTimeout(resolve, 20))
  writeFileSync(path, '{"n":3}')
  utimesSync(path, atime, mtime)
  expect(read()).toEqual({ n: 3 })
})

it('throws each time where it cannot be parsed', () => {
  const { path, read, count } = open()
  writeFileSync(path, '{')
  expect(read).toThrow()
  expect(read).toThrow()
  expect(count()).toBe(2)
})
