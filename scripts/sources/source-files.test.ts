import { expect, it } from 'vitest'
import { filesBelow, filesIn, listedFolders } from './source-files.ts'
import { plantTree } from './tree.fixture.ts'

const root = () =>
  plantTree({
    '.gitignore': 'node_modules/\ndist/\n/data/\n/screens/\n*.log',
    'a.ts': '',
    'data/a.ts': '',
    'screens/a.ts': '',
    '.cache/a.ts': '',
    'shell/a.md': '',
    'shell/src/screens/home.ts': '',
    'shell/src/data/a.ts': '',
    'shell/dist/a.ts': '',
    'shell/node_modules/x/a.ts': '',
  })

it('lists the folders of the root that git does not ignore', () => {
  expect(listedFolders(root())).toEqual(['shell'])
})

it('finds files at any depth, but none that git ignores', () => {
  expect(filesBelow(root(), '', /\.ts$/)).toEqual([
    'a.ts',
    'shell/src/data/a.ts',
    'shell/src/screens/home.ts',
  ])
})

it('does not take a folder for ignored that only shares its name with one in the root', () => {
  expect(filesBelow(root(), 'shell', /\.ts$/)).toEqual(['shell/src/data/a.ts', 'shell/src/screens/home.ts'])
})

it('finds nothing below a folder that is not there', () => {
  expect(filesBelow(root(), 'gone', /\.ts$/)).toEqual([])
})

it('finds files of the root alone', () => {
  expect(filesIn(root(), /\.ts$/)).toEqual(['a.ts'])
})
