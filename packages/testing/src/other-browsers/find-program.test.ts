import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../site/temporary-folder.ts'
import { findProgram } from './find-program.ts'

const plant = (folder: string, name: string) => {
  const file = join(folder, name)
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}
const wanted = { names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' }
const cannotInstall = () => false

it('finds a program by the first of its names in PATH, else where it usually is', () => {
  const folder = temporaryFolder()
  const usual = plant(temporaryFolder(), 'anywhere')
  const find = () =>
    findProgram({ ...wanted, places: () => [usual] }, { path: folder, install: cannotInstall })
  expect(find()).toBe(usual)
  const second = plant(folder, 'firefox')
  expect(find()).toBe(second)
  const first = plant(folder, 'firefox-esr')
  expect(find()).toBe(first)
})

it('skips what cannot be run', () => {
  const folder = temporaryFolder()
  chmodSync(plant(folder, 'firefox-esr'), 0o644)
  const whole = plant(folder, 'firefox')
  expect(findProgram(wanted, { path: folder, install: cannotInstall })).toBe(whole)
})

it('looks again after it could install the package', () => {
  const folder = temporaryFolder()
  const installed: string[] = []
  const install = (name: string) => {
    installed.push(name)
    plant(folder, 'firefox-esr')
    return true
  }
  expect(findProgram(wanted, { path: folder, install })).toBe(join(folder, 'firefox-esr'))
  expect(installed).toEqual(['firefox-esr'])
})

it('names the missing program and how to install it', () => {
  const find = () => findProgram(wanted, { path: temporaryFolder(), install: cannotInstall })
  expect(find).toThrow(/^firefox-esr or firefox was not found.*apt-get install .*firefox-esr/)
})
