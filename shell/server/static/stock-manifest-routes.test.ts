import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

type Asked = ReturnType<typeof aSite>

/** Publishes a version with a manifest for hosts of others, which says which it is; with `tampered`, not the released one. */
const publish = ({ store, folder }: Asked, version: string, tampered = false) => {
  const dist = join(folder, 'stock', version)
  mkdirSync(dist, { recursive: true })
  const text = Buffer.from(JSON.stringify({ name: version, metaData: { publicPath: 'auto' } }))
  writeFileSync(join(dist, 'mf-manifest.json'), tampered ? '{"metaData":{}}' : text)
  const file = { integrity: integrityOf(text), bytes: text.length }
  const manifest = { ...manifestOf(version), files: { 'mf-manifest.json': file } }
  writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
  void store.publish(manifest, dist)
  void store.promote('mf-rooms', version, 'ann')
}

const address = 'http://calm-rest.example/releases/mf-rooms/mf-manifest.json'

it('names the live release at an address that stays, for every origin, with its folder as public path', async () => {
  const ask = aSite()
  publish(ask, '1.1.0')
  publish(ask, '1.2.0')
  const answer = await ask(address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  })
  expect(await answer.json()).toEqual({
    name: '1.2.0',
    metaData: { publicPath: 'http://calm-rest.example/releases/mf-rooms/1.2.0/' },
  })
  void ask.store.rollback('mf-rooms', 'ann')
  expect(await (await ask(address)).json()).toMatchObject({ name: '1.1.0' })
})

it.each([
  ['a release that has none', () => {}, 'mf-rooms'],
  ['one that is not the released one', (ask: Asked) => publish(ask, '1.1.0', true), 'mf-rooms'],
  ['a remote that nobody released', () => {}, 'mf-spa'],
])('answers 404 for %s', async (_, prepare, remote) => {
  const ask = aSite()
  prepare(ask)
  const answer = await ask(`/releases/${remote}/mf-manifest.json`)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})
