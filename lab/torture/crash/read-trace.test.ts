import { expect, it } from 'vitest'
import { readTrace } from './read-trace.ts'

const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')
const db = `21<${hex('/site/calm-rest.db-wal')}>`

it('reads writes with their bytes and places, syncs, and what was acknowledged, in order', () => {
  const log = [
    `7  pwrite64(${db}, "${hex('ab')}", 2, 4096) = 2`,
    `7  fsync(${db}) = 0`,
    `7  write(1<${hex('socket:[1]')}>, "${hex('CR-2222-3333\n')}", 13) = 13`,
    `7  ftruncate(${db}, 100) = 0`,
    `7  link("${hex('a')}", "${hex('b')}") = 0`,
  ]
  const path = '/site/calm-rest.db-wal'
  expect(readTrace(log.join('\n'))).toEqual([
    { kind: 'write', path, at: 4096, bytes: Buffer.from('ab') },
    { kind: 'sync', path },
    { kind: 'acknowledged', reference: 'CR-2222-3333' },
    { kind: 'truncate', path, length: 100 },
    { kind: 'link', path: 'a', to: 'b' },
  ])
})

it('puts a sync where it ended, and leaves out what failed or never ended', () => {
  const log = [
    `7  fsync(${db} <unfinished ...>`,
    `8  write(1<${hex('socket:[1]')}>, "${hex('CR-2222-3333\n')}", 13) = 13`,
    '7  <... fsync resumed>) = 0',
    `7  pwrite64(${db}, "${hex('ab')}", 2, 0) = -1 ENOSPC (No space left on device)`,
    `7  fsync(${db} <unfinished ...>`,
  ]
  expect(readTrace(log.join('\n')).map(({ kind }) => kind)).toEqual(['acknowledged', 'sync'])
})
