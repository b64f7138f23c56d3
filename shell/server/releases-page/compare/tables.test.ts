import { contractVersion, type ReleaseManifest } from '@calm-rest/contract/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import type { CompareFacts, Side } from './compare-facts.ts'
import { factsSection, sizesSection } from './tables.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const kb = (kilobytes: number, hash = integrity) => ({
  integrity: hash,
  bytes: 2048 * kilobytes,
  brotliBytes: 1024 * kilobytes,
})

const side = (version: string, files: ReleaseManifest['files'], given: Partial<Side> = {}): Side => ({
  version,
  value: version,
  manifest: Object.assign(manifestOf(version), { files }),
  publisher: undefined,
  gate: undefined,
  ...given,
})

const live = side('1.0.0', { 'entry.js': kb(4), 'room-list.css': kb(1), 'old.js': kb(2) })
const candidate = side('1.1.0', {
  'entry.js': kb(5),
  'room-list.css': kb(1, `sha384-${'B'.repeat(64)}`),
  'new.js': kb(2),
  'art.webp': kb(3),
})

const facts = (given: Partial<CompareFacts> = {}): CompareFacts => ({
  remote: 'mf-rooms',
  live,
  candidate,
  until: undefined,
  looks: undefined,
  ...given,
})

/** A section's texts, one for each element. */
const textsOf = (section: unknown) =>
  String(section)
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean)

it('shows sizes by kind and by widget, growth as such, and each file that differs', () => {
  const section = sizesSection(facts(), 'en')
  expect(textsOf(section).slice(2).join(' | ')).toBe(
    [
      'By kind of file | Live | Candidate | Change',
      'Scripts | 6 KB | 12 KB as built | 7 KB | 14 KB as built | +1.0 KB (+16.7%)',
      'Styles | 1 KB | 2 KB as built | 1 KB | 2 KB as built | the same',
      'Pictures and others | 0 KB | 0 KB as built | 3 KB | 6 KB as built | +3.0 KB',
      'First paint of each widget | Live | Candidate | Change',
      'room-list | 5 KB | 10 KB as built | 6 KB | 12 KB as built | +1.0 KB (+20%)',
      '4 files differ | Added | new.js, art.webp | Removed | old.js | Changed | room-list.css',
    ].join(' | '),
  )
  const grown = [...String(section).matchAll(/<strong>([^<]*)<\/strong>/g)].map(([, text]) => text)
  expect(grown).toEqual(['+1.0 KB (+16.7%)', '+3.0 KB', '+1.0 KB (+20%)'])
  const bars = [...String(section).matchAll(/<rect width="(\d+)"/g)].map(([, width]) => width)
  expect(bars.join(' ')).toBe('86 100 14 14 0 43 83 100')
})

it('compares a first release with nothing, and lists no files; nor does it call the same files different', () => {
  const first = textsOf(sizesSection(facts({ live: undefined }), 'en')).join(' | ')
  expect(first).toContain('Styles | 0 KB | 0 KB as built | 1 KB | 2 KB as built | +1.0 KB |')
  expect(first).toMatch(/\| \+6\.0 KB$/)
  expect(textsOf(sizesSection(facts({ live: candidate }), 'en')).at(-1)).toBe('No file differs.')
})

it('says where each comes from and what it needs, and a dash for what nobody knows', () => {
  const checks = [{ name: 'mounts', ok: true, found: 'yes' }]
  const gate = { remote: 'mf-rooms', version: '1.1.0', hash: '', at: '', site: '', passed: true, checks }
  const publisher = {
    by: 'ann',
    at: '2027-06-01T06:00:00.000Z',
    repository: 'calm-rest/rooms',
    commit: '0123456789abcdef',
    workflow: 'release.yml',
  }
  const manifest = Object.assign(manifestOf('1.1.0'), { contract: '99.0.0', locales: { zh: [], de: [] } })
  const section = factsSection(facts({ candidate: { ...candidate, manifest, gate, publisher } }), 'en')
  expect(textsOf(section).join(' | ')).toBe(
    [
      'Facts | Live | Candidate | Published by | – | ann, 1 Jun 2027, 11:30',
      'Source | – | calm-rest/rooms@0123456789ab | release.yml | Gate | not tried | passed, 1 check',
      `Contract | 1.0.0 | 99.0.0, which this site cannot show: it knows ${contractVersion}`,
      'React | 19.3.1 | 19.3.1 | Languages | en | de, zh | 1 check of the candidate | ok | mounts: yes',
    ].join(' | '),
  )
  expect(String(section)).not.toContain('<details open')
})
