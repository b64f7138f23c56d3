import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

let ofFile: string
let ofTest: string

beforeAll(() => {
  ofFile = temporaryFolder()
})

it('makes a new empty folder each time', () => {
  ofTest = temporaryFolder()
  writeFileSync(join(ofTest, 'file'), '')
  expect(temporaryFolder()).not.toBe(ofTest)
  expect(existsSync(ofTest)).toBe(true)
})

it('takes the folder of a test away with the test, and that of the file not yet', () => {
  expect(existsSync(ofTest)).toBe(false)
  expect(existsSync(ofFile)).toBe(true)
})
