import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { manifestOf } from '../manifest.fixture.ts'
import { evaluateFlags } from './evaluate-flags.ts'
import { type FlagChange, type FlagsFile, openFlagsFile } from './flags-file.ts'

let folder: string
let file: FlagsFile

beforeEach(() => {
  folder = temporaryFolder()
  file = openFlagsFile(folder)
})

const set = (change: Partial<FlagChange>) =>
  file.set({
    remote: 'mf-spa',
    name: 'new-map',
    value: true,
    changedBy: 'ann',
    changedAt: '2027-01-01T00:00:00.000Z',
    ...change,
  })
const values = (source: 'stable' | 'canary' | 'preview', bucket = 50, flags = ['new-map']) =>
  evaluateFlags(
    file.read(),
    { source, manifest: { ...manifestOf('1.0.0', 'mf-spa'), uses: { calls: [], flags } } },
    () => bucket,
  )

it('gives a release the flags that it declares, and nothing if the platform has none of them', () => {
  expect(values('stable')).toBeUndefined()
  set({ value: 'terrain' })
  set({ name: 'other', value: 3 })
  set({ remote: 'mf-yoga', value: false })
  expect(values('stable')).toEqual({ 'new-map': 'terrain' })
  expect(values('stable', 50, ['new-map', 'other'])).toEqual({ 'new-map': 'terrain', other: 3 })
  expect(values('stable', 50, [])).toBeUndefined()
})

it('R-mf-flags: has another value for a channel', () => {
  set({ value: false })
  set({ channel: 'canary' })
  expect(values('stable')).toEqual({ 'new-map': false })
  expect(values('canary')).toEqual({ 'new-map': true })
})

it('R-mf-flags: has another value for a percentage of the visitors, whatever their channel', () => {
  set({ percent: 20 })
  expect(values('stable', 19)).toEqual({ 'new-map': true })
  expect(values('canary', 19)).toEqual({ 'new-map': true })
  expect(values('stable', 20)).toEqual({ 'new-map': false })
})

it('draws no visitor for a flag that everybody gets', () => {
  set({})
  const draw = vi.fn(() => 1)
  evaluateFlags(
    file.read(),
    {
      source: 'stable',
      manifest: { ...manifestOf('1.0.0', 'mf-spa'), uses: { calls: [], flags: ['new-map'] } },
    },
    draw,
  )
  expect(draw).not.toHaveBeenCalled()
})

it('asks for the value of others if it cannot know it', () => {
  expect(() => set({ value: 'terrain', percent: 20 })).toThrow('first set its value for everybody')
})

it('removes a flag, and says if there is none', () => {
  set({})
  file.remove('mf-spa', 'new-map')
  expect(file.read()).toEqual([])
  expect(() => file.remove('mf-spa', 'new-map')).toThrow("mf-spa has no flag 'new-map'")
})

it('names a damaged file', () => {
  writeFileSync(join(folder, 'flags.json'), '{"flags":[{}]}')
  expect(() => file.read()).toThrow(join(folder, 'flags.json'))
})
