import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { compose } from './composition/compose.ts'
import { createReleaseStore } from './folder/folder-store.ts'
import { publishSmall } from './manifest.fixture.ts'
import type { ReleaseStore } from './release-store.ts'

let folder: string
let store: ReleaseStore

const publish = (version: string, remote?: string) => publishSmall(store, folder, version, remote)

beforeEach(() => {
  folder = temporaryFolder()
  store = createReleaseStore(join(folder, 'releases'))
})

it('has nothing live before the first promotion', () => {
  publish('1.0.0')
  expect(store.versions('mf-rooms')).toEqual(['1.0.0'])
  expect(store.readStable('mf-rooms')).toBeUndefined()
  expect(compose(store).remotes).toEqual({})
})

it('R-mf-immutable: never changes a published version', () => {
  publish('1.0.0')
  const file = join(folder, 'releases/mf-rooms/1.0.0/entry.js')
  const before = readFileSync(file, 'utf8')
  expect(() => publish('1.0.0')).toThrow('Raise the version in mf-rooms/package.json')
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('includes a promoted version in the next composition, which then has another id', () => {
  publish('1.0.0')
  publish('1.1.0')
  store.promote('mf-rooms', '1.0.0', 'ann')
  const first = compose(store)
  store.promote('mf-rooms', '1.1.0', 'ann')
  const second = compose(store)
  expect(first.remotes['mf-rooms']?.base).toBe('/releases/mf-rooms/1.0.0/')
  expect(second.remotes['mf-rooms']?.base).toBe('/releases/mf-rooms/1.1.0/')
  expect(second.id).not.toBe(first.id)
})

it('rolls back to the previous release, and records who did what', () => {
  publish('1.0.0')
  publish('1.1.0')
  store.promote('mf-rooms', '1.0.0', 'ann')
  store.promote('mf-rooms', '1.1.0', 'ben')
  expect(store.rollback('mf-rooms', 'cho')).toBe('1.0.0')
  const { stable, history } = store.readChannels('mf-rooms')
  expect(stable).toBe('1.0.0')
  expect(history.map(({ action, version, by }) => [action, version, by])).toEqual([
    ['promote', '1.0.0', 'ann'],
    ['promote', '1.1.0', 'ben'],
    ['rollback', '1.0.0', 'cho'],
  ])
})

it('rolls back only from the judged version, if one is named', () => {
  for (const version of ['1.0.0', '1.1.0']) {
    publish(version)
    store.promote('mf-rooms', version, 'ann')
  }
  expect(() => store.rollback('mf-rooms', 'error budget', 'it fails', '1.0.0')).toThrow('not live any more')
  expect(store.rollback('mf-rooms', 'error budget', 'it fails', '1.1.0')).toBe('1.0.0')
  // another server reaches the same verdict a moment later
  expect(() => store.rollback('mf-rooms', 'error budget', 'it fails', '1.1.0')).toThrow('not live any more')
  expect(store.readChannels('mf-rooms').stable).toBe('1.0.0')
})

it('does not bring back by a second rollback what the first one took away', () => {
  for (const version of ['1.0.0', '1.1.0']) {
    publish(version)
    store.promote('mf-rooms', version, 'ann')
  }
  store.rollback('mf-rooms', 'error budget', 'it fails', '1.1.0')
  expect(() => store.rollback('mf-rooms', 'ann')).toThrow(
    'mf-rooms 1.1.0 was rolled back, and 1.0.0 is live instead. Promote 1.1.0 by name',
  )
  expect(store.readChannels('mf-rooms').stable).toBe('1.0.0')
  store.promote('mf-rooms', '1.1.0', 'ann')
  expect(store.rollback('mf-rooms', 'ann')).toBe('1.0.0')
})

it('refuses to promote an unpublished version, and to roll back without a previous one', () => {
  publish('1.0.0')
  expect(() => store.promote('mf-rooms', '2.0.0', 'ann')).toThrow('Published: 1.0.0.')
  store.promote('mf-rooms', '1.0.0', 'ann')
  expect(() => store.rollback('mf-rooms', 'ann')).toThrow('no previous release')
})

it('leaves out a remote with missing or damaged files, and keeps the others', () => {
  publish('1.0.0')
  publish('1.0.0', 'mf-auth')
  publish('1.0.0', 'mf-booking')
  for (const remote of ['mf-rooms', 'mf-auth', 'mf-booking']) store.promote(remote, '1.0.0', 'ann')
  rmSync(join(folder, 'releases/mf-rooms/1.0.0'), { recursive: true })
  writeFileSync(join(folder, 'releases/mf-auth/1.0.0/release.json'), '<html>')
  expect(Object.keys(compose(store).remotes)).toEqual(['mf-booking'])
})

describe('a canary', () => {
  beforeEach(() => {
    for (const version of ['1.0.0', '1.1.0']) publish(version)
    store.promote('mf-rooms', '1.0.0', 'ann')
    store.canary('mf-rooms', '1.1.0', 20, 'ben')
  })

  it('is for a percentage of visitors, and has the live release as its fallback', () => {
    const of = (bucket: number) => compose(store, { bucketOf: () => bucket }).remotes['mf-rooms']
    expect([of(19)?.manifest.version, of(20)?.manifest.version]).toEqual(['1.1.0', '1.0.0'])
    expect(of(19)).toMatchObject({ source: 'canary', fallback: { base: '/releases/mf-rooms/1.0.0/' } })
    expect(of(20)).toMatchObject({ source: 'stable' })
  })

  it('R-mf-frameworks: names what the page of its fallback needs, where that has a framework', () => {
    const name = 'mf-vue'
    const framework = {
      name: 'Vue 3.5',
      reason: 'The team has its booking in Vue.',
      policies: ['vue' as const],
    }
    publishSmall(store, folder, '1.0.0', name, { framework })
    publishSmall(store, folder, '1.1.0', name)
    store.promote(name, '1.0.0', 'ann')
    store.promote(name, '1.1.0', 'ann')
    const { remotes } = compose(store, { bucketOf: () => 0 })
    expect(remotes[name]?.fallback).toMatchObject({ needs: { policies: ['vue'] } })
    expect(remotes['mf-rooms']?.fallback).not.toHaveProperty('needs')
  })

  it('ends when it is demoted, and when a version is promoted', () => {
    store.demote('mf-rooms', 'error budget', 'failed on 9 of 30 page views')
    expect(store.readChannels('mf-rooms')).toMatchObject({ stable: '1.0.0', canary: null })
    expect(store.readChannels('mf-rooms').history.at(-1)).toMatchObject({
      action: 'demote',
      version: '1.1.0',
      by: 'error budget',
      reason: 'failed on 9 of 30 page views',
    })
    store.canary('mf-rooms', '1.1.0', 50, 'ben')
    store.promote('mf-rooms', '1.1.0', 'ben')
    expect(store.readChannels('mf-rooms')).toMatchObject({ stable: '1.1.0', previous: '1.0.0', canary: null })
  })

  it('is refused for a version that is not published or already live', () => {
    expect(() => store.canary('mf-rooms', '9.0.0', 20, 'ben')).toThrow('is not published')
    expect(() => store.canary('mf-rooms', '1.0.0', 20, 'ben')).toThrow('live for everybody already')
  })
})

describe('a manifest that is not the promoted one', () => {
  beforeEach(() => {
    for (const version of ['1.0.0', '1.1.0']) publish(version)
    store.promote('mf-rooms', '1.0.0', 'ann')
    store.promote('mf-rooms', '1.1.0', 'ann')
  })

  const change = (replace: (text: string) => string) => {
    const file = join(folder, 'releases/mf-rooms/1.1.0/release.json')
    writeFileSync(file, replace(readFileSync(file, 'utf8')))
  }

  it.each([
    ['one byte is another', (text: string) => text.replace('"abc"', '"abd"')],
    ['a page stands in its place', () => '<!doctype html>'],
    ['it is empty', () => ''],
  ])('is not served where %s: the release before takes its place', (_, replace) => {
    change(replace)
    const composed = compose(store).remotes['mf-rooms']
    expect(composed?.base).toBe('/releases/mf-rooms/1.0.0/')
    expect(composed?.fallback).toBeUndefined()
  })

  it('is not accepted after another promotion either', () => {
    change((text) => text.replace('"abc"', '"abd"'))
    store.promote('mf-rooms', '1.1.0', 'eve')
    expect(compose(store).remotes['mf-rooms']?.base).toBe('/releases/mf-rooms/1.0.0/')
  })
})

it('gives one person the requested versions, if they are published', () => {
  for (const version of ['1.0.0', '1.5.0-rc.1']) publish(version)
  store.promote('mf-rooms', '1.0.0', 'ann')
  const asked = (version: string) => compose(store, { previews: { 'mf-rooms': version } }).remotes['mf-rooms']
  expect(asked('1.5.0-rc.1')).toMatchObject({ source: 'preview', manifest: { version: '1.5.0-rc.1' } })
  expect(asked('7.7.7')).toMatchObject({ source: 'stable', manifest: { version: '1.0.0' } })
})

describe('channels.json that cannot be read', () => {
  const reported: string[] = []
  const fileOf = (remote: string, name = 'channels.json') => join(folder, 'releases', remote, name)

  beforeEach(() => {
    reported.length = 0
    store = createReleaseStore(join(folder, 'releases'), { onDamaged: (why) => reported.push(why.message) })
    for (const remote of ['mf-rooms', 'mf-auth']) {
      publish('1.0.0', remote)
      store.promote(remote, '1.0.0', 'ann')
    }
  })

  it.each(['', '{"stable": "1.', '{"stable": 1}'])('is named once and its copy goes on: %j', (damage) => {
    writeFileSync(fileOf('mf-rooms'), damage)
    for (let view = 0; view < 3; view += 1) expect(store.readStable('mf-rooms')?.version).toBe('1.0.0')
    expect(reported).toEqual([expect.stringContaining(`${fileOf('mf-rooms')} cannot be read: `)])
  })

  it('is complete again after the next change, which loses nothing', () => {
    writeFileSync(fileOf('mf-rooms'), '{')
    publish('1.1.0', 'mf-rooms')
    store.promote('mf-rooms', '1.1.0', 'ben')
    const { stable, previous, history } = JSON.parse(readFileSync(fileOf('mf-rooms'), 'utf8'))
    expect({ stable, previous }).toEqual({ stable: '1.1.0', previous: '1.0.0' })
    expect(history).toHaveLength(2)
  })

  it('leaves out only that remote if its copy is unreadable, too, and does not overwrite it', () => {
    for (const name of ['channels.json', 'channels.copy.json']) writeFileSync(fileOf('mf-rooms', name), '{')
    expect(Object.keys(compose(store).remotes)).toEqual(['mf-auth'])
    expect(store.remotes()).toEqual(['mf-auth', 'mf-rooms'])
    expect(() => store.promote('mf-rooms', '1.0.0', 'ben')).toThrow(
      `${fileOf('mf-rooms')} cannot be read, and neither can its copy`,
    )
    expect(readFileSync(fileOf('mf-rooms'), 'utf8')).toBe('{')
    store.promote('mf-auth', '1.0.0', 'ben')
  })
})
