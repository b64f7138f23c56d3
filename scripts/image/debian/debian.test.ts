import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { fetchArchive } from './unpack.ts'
import { archivesIn } from './update.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A mirror with these files by their paths. */
const openMirror = async (files: Record<string, string>) => {
  const server = createServer((request, response) => {
    const body = files[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('reads version, path and hash of each package in an index', () => {
  const index = [
    'Package: tini\nArchitecture: arm64\nVersion: 0.19.0-3\nFilename: pool/main/t/tini/tini_0.19.0-3_arm64.deb\nSHA256: abc',
    'Package: dash\nVersion: 0.5.12-12\nFilename: pool/main/d/dash/dash_0.5.12-12_arm64.deb\nSHA256: def\n',
  ].join('\n\n')
  expect(archivesIn(index, 'debian').get('tini')).toEqual({
    version: '0.19.0-3',
    path: 'debian/pool/main/t/tini/tini_0.19.0-3_arm64.deb',
    sha256: 'abc',
  })
  expect([...archivesIn(index, 'debian').keys()]).toEqual(['tini', 'dash'])
})

it('takes an archive from the first source that has the one of the list', async () => {
  const mirror = await openMirror({ '/changed': 'other', '/snapshot': 'archive' })
  const sources = ['/gone', '/changed', '/snapshot'].map((path) => mirror + path)
  expect((await fetchArchive(sources, hashOf('archive'))).toString()).toBe('archive')
  await expect(fetchArchive(sources.slice(0, 2), hashOf('archive'))).rejects.toThrow(
    `${mirror}/gone: 404\n${mirror}/changed: another file`,
  )
})
