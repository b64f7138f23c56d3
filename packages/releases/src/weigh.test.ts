import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { manifestOf } from './manifest.fixture.ts'
import { compareSizes, firstScripts, weigh } from './weigh.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const packed = (bytes: number, brotliBytes: number) => ({ integrity, bytes, brotliBytes })

const manifest: ReleaseManifest = {
  ...manifestOf('1.1.0'),
  server: 'server.js',
  embeds: { 'room-list': ['embed/room-list.js'] },
  files: {
    'entry.js': packed(100, 40),
    'room-list.js': packed(200, 80),
    'room-list.css': packed(50, 20),
    'words-en.js': packed(30, 12),
    'embed/room-list.js': packed(10, 5),
    'embed/words-en.js': packed(8, 4),
    'server.js': packed(900, 300),
    'leaf.avif': { integrity, bytes: 70 },
  },
}

it('counts each file once, and an uncompressed file by its own size', () => {
  expect(weigh(manifest, ['entry.js', 'entry.js', 'leaf.avif', 'none.js'])).toEqual({
    bytes: 170,
    brotliBytes: 110,
  })
})

it('knows the files of a widget’s first paint, whether the release has the language or not', () => {
  expect(firstScripts(manifest, 'room-list', 'en')).toEqual(['entry.js', 'room-list.js', 'words-en.js'])
  expect(firstScripts(manifest, 'room-list', 'de')).toEqual(['entry.js', 'room-list.js'])
})

it('compares two releases by kind of file, with zero where one has none', () => {
  const { server: _, embeds: _embeds, ...older } = manifest
  const live = { ...older, files: { 'entry.js': packed(90, 30), 'words-en.js': packed(30, 12) } }
  const none = { bytes: 0, brotliBytes: 0 }
  expect(compareSizes(live, manifest)).toEqual([
    {
      kind: 'script',
      live: { bytes: 90, brotliBytes: 30 },
      candidate: { bytes: 300, brotliBytes: 120 },
    },
    { kind: 'style', live: none, candidate: { bytes: 50, brotliBytes: 20 } },
    { kind: 'words', live: { bytes: 30, brotliBytes: 12 }, candidate: { bytes: 30, brotliBytes: 12 } },
    { kind: 'embed', live: none, candidate: { bytes: 18, brotliBytes: 9 } },
    { kind: 'server', live: none, candidate: { bytes: 900, brotliBytes: 300 } },
    { kind: 'other', live: none, candidate: { bytes: 70, brotliBytes: 70 } },
  ])
  expect(compareSizes(undefined, live).map(({ live: before }) => before)).toEqual([none, none])
})
