import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openSiteState } from './site-state.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

const all = { 'registry.db': '600', 'registry.db-shm': '600', 'registry.db-wal': '600' }

it('keeps the keys of previews and page views where only the owner can read them', () => {
  const releases = join(temporaryFolder(), 'data/releases')
  const state = openSiteState(releases)
  expect(modeOf(releases)).toBe('700')
  expect(modesIn(releases)).toEqual(all)
  state.close()
})

it('corrects the modes of earlier files and their folder, and keeps their keys', () => {
  const releases = join(temporaryFolder(), 'releases')
  mkdirSync(releases, { mode: 0o755 })
  const before = openSiteState(releases)
  for (const name of readdirSync(releases)) chmodSync(join(releases, name), 0o644)
  chmodSync(releases, 0o755)
  const after = openSiteState(releases)
  expect(modeOf(releases)).toBe('700')
  expect(modesIn(releases)).toEqual(all)
  expect(after.previewKey).toEqual(before.previewKey)
  before.close()
  after.close()
})
