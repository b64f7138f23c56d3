import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProof, createReleaseStore } from '@calm-rest/releases'
import { expect, it } from 'vitest'
import { stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it('signs all remotes or one, and vouches for one release only', async () => {
  const stage = stageOf()
  stage.keys.createFirst('ann', new Date())
  stage.store = createReleaseStore(stage.releases, { proof: createProof(stage.keys) })
  expect((await stage.release('sign')).text).toBe('nothing to sign')
  await expect(stage.release('sign', 'mf-rooms', '--adopt')).rejects.toThrow(
    '--adopt needs a remote and a version',
  )
  await stage.release('sign', 'mf-rooms', '1.1.0', '--adopt')
  stage.keys.create('ann', new Date())
  stage.store = createReleaseStore(stage.releases, { proof: createProof(stage.keys) })
  expect((await stage.release('sign')).json).toEqual({ signed: ['mf-rooms 1.1.0'] })
})

it('verifies where a version was built, and writes the envelope for other tools', async () => {
  const stage = stageOf()
  await expect(stage.release('provenance', 'mf-rooms', '1.0.0')).rejects.toThrow('it has no signature')
  stage.keys.createFirst('ann', new Date())
  stage.store = createReleaseStore(stage.releases, { proof: createProof(stage.keys) })
  await stage.release('sign', 'mf-rooms', '1.0.0', '--adopt')
  const out = join(stage.releases, '..', 'provenance.json')
  const { text, json } = await stage.release('provenance', 'mf-rooms', '1.0.0', '--out', out)
  expect(text.split('\n')).toEqual([
    `mf-rooms 1.0.0: 1 files, signed by key ${stage.keys.signingKey()?.id}`,
    'builder https://calmrest.example/builder/unproven',
    'from source git:abc (as release.json says)',
    `envelope in ${out}`,
  ])
  const { payload } = JSON.parse(readFileSync(out, 'utf8'))
  expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toEqual(json)
})
