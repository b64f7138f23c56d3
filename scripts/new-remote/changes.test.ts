import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createChanges } from './changes.ts'

it('undoes what it wrote, linked and made, and what came into its folder since', () => {
  const root = temporaryFolder()
  // no valid text, since a file is restored byte by byte
  const bytes = Buffer.from([0x61, 0xff, 0x0d, 0x0a])
  writeFileSync(join(root, 'owners'), bytes)
  const changes = createChanges(root)

  changes.rewrite('owners', (text) => `${text}more`)
  changes.rewrite('owners', (text) => `${text}and more`)
  changes.createFolder('mf-spa', new Map([['src/words.ts', 'words']]))
  changes.link('linked', 'mf-spa')
  mkdirSync(join(root, 'mf-spa/dist'))
  writeFileSync(join(root, 'mf-spa/dist/entry.js'), '')
  expect(readFileSync(join(root, 'owners'), 'utf8')).toMatch(/moreand more$/)
  expect(readFileSync(join(root, 'linked/src/words.ts'), 'utf8')).toBe('words')

  expect(changes.undo()).toBe(true)
  expect(readdirSync(root)).toEqual(['owners'])
  expect(readFileSync(join(root, 'owners'))).toEqual(bytes)
})

it('changes nothing where the change throws, and has nothing to take back', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'owners'), 'as it is')
  const changes = createChanges(root)
  const thrower = () => {
    throw new Error('no such line')
  }
  expect(() => changes.rewrite('owners', thrower)).toThrow('no such line')
  expect(changes.undo()).toBe(false)
  expect(readFileSync(join(root, 'owners'), 'utf8')).toBe('as it is')
})

it('never takes away what was there before a link of the same name', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'linked'), 'mine')
  const changes = createChanges(root)
  expect(() => changes.link('linked', 'mf-spa')).toThrow('EEXIST')
  changes.undo()
  expect(existsSync(join(root, 'linked'))).toBe(true)
  expect(lstatSync(join(root, 'linked')).isFile()).toBe(true)
})
