import { writeFileSync } from 'node:fs'
import { temporaryFolder } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { isProven, type LedgerEntry, readLedger, writeLedger } from './ledger.ts'

const commit = '2f6b1d0c5f0e4a7b9c8d7e6f5a4b3c2d1e0f9a8b'

const entry = (index: number, count: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  commit,
  dirty: false,
  startedAt: '2026-11-23T01:00:00.000Z',
  seconds: 812.5,
  shard: { index, count },
  passed: 1700,
  failed: 0,
  tools: { node: 'v24.21.0', firefox: '153.7.0' },
  ...change,
})

const ledgerOf = (...entries: LedgerEntry[]) => {
  const root = temporaryFolder('ledger')
  for (const one of entries) writeLedger(root, one)
  return root
}

describe('the ledger of a commit', () => {
  it('holds what each shard found, a later run in the place of an earlier one', () => {
    const root = ledgerOf(entry(1, 2, { failed: 3 }), entry(2, 2), entry(1, 2))
    expect(readLedger(root, commit)).toEqual([entry(1, 2), entry(2, 2)])
  })

  it('is empty where nobody ran the tests', () => {
    expect(readLedger(ledgerOf(entry(1, 1)), 'another')).toEqual([])
    expect(isProven(temporaryFolder('ledger'), commit)).toBe(false)
  })

  it('throws for what is no entry, instead of passing over it', () => {
    const file = writeLedger(temporaryFolder('ledger'), entry(1, 1))
    const root = file.slice(0, file.indexOf('/.cache'))
    writeFileSync(file, '{}')
    expect(() => readLedger(root, commit)).toThrow()
  })
})

describe('a commit is proven', () => {
  it.each([
    ['by one whole run', [entry(1, 1)]],
    ['by all shards', [entry(1, 3), entry(2, 3), entry(3, 3)]],
    ['by all shards of one division, whatever another one lacks', [entry(1, 3), entry(1, 2), entry(2, 2)]],
    ['by a green run after a red one', [entry(1, 1, { failed: 1 }), entry(1, 1)]],
    [
      'by a run without changes, though there was one with',
      [entry(1, 1), entry(1, 1, { dirty: true, failed: 1 })],
    ],
  ])('%s', (_, entries) => {
    expect(isProven(ledgerOf(...entries), commit)).toBe(true)
  })

  it.each([
    ['while a shard is missing', [entry(1, 3), entry(3, 3)]],
    ['by shards of different divisions', [entry(1, 2), entry(2, 3), entry(3, 3)]],
    ['where a shard failed', [entry(1, 2), entry(2, 2, { failed: 1 })]],
    ['where a shard ran nothing', [entry(1, 2), entry(2, 2, { passed: 0 })]],
    ['by a run with changes', [entry(1, 2), entry(2, 2, { dirty: true })]],
    ['by a green run before a red one', [entry(1, 1), entry(1, 1, { failed: 1 })]],
  ])('not %s', (_, entries) => {
    expect(isProven(ledgerOf(...entries), commit)).toBe(false)
  })
})
