import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { folderOf, withFolder } from './place.ts'

it('repeats the folder in each command that a text names', () => {
  const text = 'Mend it: npm run deploy -- check. Then: npm run deploy -- up --recreate'
  expect(withFolder(text, { folder: 'house' })).toBe(
    'Mend it: npm run deploy -- check --folder house. Then: npm run deploy -- up --folder house --recreate',
  )
  expect(withFolder(text, { folder: undefined })).toBe(text)
})

it('says what to copy, where the folder has no compose.yaml', () => {
  const folder = temporaryFolder()
  expect(() => folderOf({ folder })).toThrow(`There is no compose.yaml in ${folder}: copy`)
})

it('says where to run it instead, where the folder is not there', () => {
  expect(() => folderOf({ folder: '/nowhere/deploy' })).toThrow(
    'There is no folder /nowhere/deploy. Run this on the machine itself',
  )
})
