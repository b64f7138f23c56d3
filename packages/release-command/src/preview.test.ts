import { previewReceipt } from '@calm-rest/contract/release-api'
import { openPreviews } from '@calm-rest/releases'
import { expect, it } from 'vitest'
import { stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it('prints addresses that show a version until they expire, to every site with the same key', async () => {
  const stage = stageOf()
  const { text, json } = await stage.release(
    'preview',
    'mf-rooms',
    '1.1.0',
    '--days',
    '2',
    '--site',
    'https://calmrest.example/',
  )
  const { url, compare, expiresAt, ...facts } = previewReceipt.parse(json)
  expect(text).toBe(`${url}\ncompare ${compare}\nuntil ${expiresAt}`)
  expect(facts).toMatchObject({ remote: 'mf-rooms', version: '1.1.0', live: '1.0.0', gate: 'missing' })
  expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(2 * 24 * 60 * 60 * 1000, -5)
  const value = openPreviews(undefined, stage.releases).issue('mf-rooms', '1.1.0', new Date(expiresAt))
  expect(url).toBe(`https://calmrest.example/?mf-rooms=${value}`)
  expect(compare).toBe(`https://calmrest.example/releases/compare?mf-rooms=${value}`)
})

it('neither previews nor tests a version that was rolled back', async () => {
  const stage = stageOf()
  await stage.release('promote', 'mf-rooms', '1.1.0', '--skip-gate', 'there is no site here')
  await stage.release('rollback', 'mf-rooms')
  await expect(stage.release('preview', 'mf-rooms', '1.1.0')).rejects.toThrow('was rolled back')
  await expect(stage.release('promote', 'mf-rooms', '1.1.0')).rejects.toThrow('was rolled back')
  expect(stage.store.readStable('mf-rooms')?.version).toBe('1.0.0')
})
