import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileEntry, packFiles, packFolder, wholeBuild } from '@calm-rest/releases/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>
let token: string

beforeEach(() => {
  api = openReleaseApi()
  token = api.tokenFor().token
})

describe('an archive', () => {
  it('changes nothing when it is sent again, and is refused with other files', async () => {
    const archive = await packFolder(wholeBuild('1.0.0', remote).dist)
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('201')
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('200')
    const other = await packFolder(wholeBuild('1.0.0', remote, 'other').dist)
    expect(await outcomeOf(api.put(token, '1.0.0', other))).toBe('409 version_exists')
    api.gate('1.0.0')
    await api.post(token, 'promote', { version: '1.0.0' })
    expect(await (await api.site(`/releases/${remote}/1.0.0/entry.js`)).text()).toBe("entry('1.0.0')")
    const { history } = api.store.readChannels(remote)
    expect(history.map(({ action, gate }) => gate ?? action)).toEqual(['publish', 'passed', 'promote'])
  })

  it('R-mf-rights: is of no use under another version, for another remote, or after a later one', async () => {
    const archive = await packFolder(wholeBuild('1.0.0', remote).dist)
    expect(await outcomeOf(api.put(token, '2.0.0', archive))).toBe('422 release_invalid')
    const ofRooms = api.tokenFor({ remote: 'mf-rooms' }).token
    expect(await outcomeOf(api.put(ofRooms, '1.0.0', archive, 'mf-rooms'))).toBe('422 release_invalid')
    await api.publishTried(token, '1.1.0')
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('409 version_not_above')
    expect(api.store.versions(remote)).toEqual(['1.1.0'])
  })

  it('that was retired stays retired, however often it is sent', async () => {
    const archive = await packFolder(wholeBuild('1.0.0', remote).dist)
    await api.put(token, '1.0.0', archive)
    await api.post(token, 'retire', { version: '1.0.0' })
    expect(await outcomeOf(api.put(token, '1.0.0', archive))).toBe('409 version_retired')
    expect(await outcomeOf(api.post(token, 'promote', { version: '1.0.0' }))).toBe('409 version_retired')
  })

  const { manifest } = wholeBuild('1.0.0', remote)
  const release = fileEntry('release.json', JSON.stringify({ ...manifest, files: {} }))
  it.each([
    ['no release.json', async () => packFiles([fileEntry('entry.js', 'x')]), '422 release_invalid'],
    [
      'a file that release.json does not name',
      async () => packFiles([release, fileEntry('x.js', 'x')]),
      '422 release_invalid',
    ],
    [
      'a path that climbs',
      async () => packFiles([release, fileEntry('../x.js', 'x')]),
      '400 archive_invalid',
    ],
    [
      'a missing file',
      async () => packFiles([fileEntry('release.json', JSON.stringify(manifest))]),
      '422 release_invalid',
    ],
  ])('with %s leaves nothing behind', async (_, archive, outcome) => {
    expect(await outcomeOf(api.put(token, '1.0.0', await archive()))).toBe(outcome)
    expect(readdirSync(`${api.store.folder}.incoming`)).toEqual([])
    expect(existsSync(join(api.store.folder, remote))).toBe(false)
  })

  it.each(['entry.js', 'entry.js.br', 'entry.js.gz'])('with another %s is refused', async (name) => {
    const { dist } = wholeBuild('1.0.0', remote)
    const content = readFileSync(join(dist, name))
    content[content.length >> 1] = (content[content.length >> 1] as number) ^ 1
    writeFileSync(join(dist, name), content)
    expect(await outcomeOf(api.put(token, '1.0.0', await packFolder(dist)))).toBe('422 release_invalid')
  })

  it.each([
    ['a size that is not true', { bytes: 1 }],
    ['a packed size that is not true', { brotliBytes: 1 }],
  ])('with %s is refused: the gate judges by it', async (_, claim) => {
    const { dist, manifest } = wholeBuild('1.0.0', remote)
    const entry = { ...(manifest.files['entry.js'] as { integrity: string; bytes: number }), ...claim }
    const files = { ...manifest.files, 'entry.js': entry }
    writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, files }))
    expect(await outcomeOf(api.put(token, '1.0.0', await packFolder(dist)))).toBe('422 release_invalid')
  })

  it('with more widgets than the gate has time for is refused', async () => {
    const { dist, manifest } = wholeBuild('1.0.0', remote)
    const nothing = { scripts: [], styles: [] }
    const exposes = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`w${at}`, nothing]))
    writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, exposes }))
    const answer = await api.put(token, '1.0.0', await packFolder(dist))
    expect(await answer.json()).toMatchObject({
      code: 'release_invalid',
      detail: expect.stringContaining('31 widgets of at most 30'),
    })
  })

  it('with a bomb in a packed file is refused before it has gone off', async () => {
    const { dist, manifest } = wholeBuild('1.0.0', remote)
    writeFileSync(join(dist, 'entry.js.gz'), gzipSync(Buffer.alloc(4 * 1024 * 1024)))
    const entry = { ...(manifest.files['entry.js'] as { integrity: string; bytes: number }), bytes: 2 ** 31 }
    const files = { ...manifest.files, 'entry.js': entry }
    writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, files }))
    const answer = await api.put(token, '1.0.0', await packFolder(dist))
    expect(await answer.json()).toMatchObject({
      code: 'release_invalid',
      detail: 'entry.js is not the file that release.json names.',
    })
  })

  it('comes as application/gzip', async () => {
    const answer = api.call('PUT', `${remote}/1.0.0`, token, { body: '{}' })
    expect(await outcomeOf(answer)).toBe('415 archive_type')
  })
})
