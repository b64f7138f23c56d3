import type { EndedAccess } from '@calm-rest/api/backup'
import { expect, it } from 'vitest'
import { accessLines, checkedWords, listWords, madeWords, restoredWords } from './words.ts'

const nothing: EndedAccess = {
  comparison: { kind: 'known' },
  ended: {},
  changed: {},
  removed: [],
  lockedOut: [],
  hasOwner: true,
  forgotten: 0,
}

const wordsOf = (access: Partial<EndedAccess>) => accessLines({ ...nothing, ...access }).join('\n')

it('reports what was ended, what newer revocations were kept, and who has to be invited', () => {
  const words = wordsOf({
    ended: { 'sessions of the staff': 2 },
    changed: { 'passkeys removed or changed': 1 },
    removed: [{ name: 'Amara', role: 'desk' }],
    lockedOut: [{ name: 'Bandu', role: 'owner' }],
    hasOwner: false,
    forgotten: 2,
  })
  expect(words).toContain('ended: sessions of the staff (2)')
  expect(words).toContain('since the backup: passkeys removed or changed (1).')
  expect(words).toContain('No member any more: Amara (desk).')
  expect(words).toContain('Without a passkey: Bandu (owner).')
  expect(words).toContain('Guests who were forgotten since the backup, and are again: 2.')
  expect(words).toContain('No owner can sign in.')
})

it('says plainly that it is unknown what was ended, and how to continue', () => {
  const words = wordsOf({
    comparison: { kind: 'unknown', reason: 'there was no database to compare it with' },
  })
  expect(words).toContain(
    'Nobody knows what was ended since the backup: there was no database to compare it with.',
  )
  expect(words).toContain('--trust-backup')
})

it('leaves out what did not happen', () => {
  expect(accessLines(nothing)).toEqual([
    'Everybody is signed out, and no link, code or invitation of the backup works.',
    'Kept as it was ended or changed since the backup: nothing.',
  ])
  expect(wordsOf({ comparison: { kind: 'trusted' }, hasOwner: false })).toBe(
    'Everybody is signed out, and no link, code or invitation of the backup works.\n' +
      'Members, passkeys and passwords are those of the backup.',
  )
})

const database = { version: 41, bookings: 7, photographs: ['a', 'b'] } as never
const at = new Date('2027-06-01T06:05:04.003Z')

it('tells what a backup holds, its size and what it replaced', () => {
  const made = Object.assign({ file: '/backups/a.db', bytes: 999_001, ms: 12, missing: ['b.jpg'] }, database)
  expect(madeWords(made as never, [{ file: '/backups/old.db', takenAt: at } as never]).split('\n')).toEqual([
    'made /backups/a.db',
    '  1000 KB, version 41, bookings: 7, photographs: 2; read back and whole, in 12 ms',
    'Photographs whose files were nowhere: b.jpg',
    'removed old.db',
  ])
  const large = Object.assign({}, made, { bytes: 1_000_000, missing: [] })
  expect(madeWords(large as never, [])).toContain('  1.0 MB, ')
})

it('lists backups by their moment, and says where there is none', () => {
  expect(listWords([{ file: '/backups/a.db', takenAt: at } as never], '/backups')).toBe(
    '2027-06-01 06:05:04 UTC  a.db',
  )
  expect(listWords([], '/backups')).toBe('There is no backup in /backups.')
})

it('says whether a backup is as it was written', () => {
  const holds = 'a.db is whole: version 41, bookings: 7, photographs: 2'
  expect(checkedWords('/backups/a.db', database, true)).toBe(`${holds}, as it was written`)
  expect(checkedWords('/backups/a.db', database, false)).toBe(`${holds}; no SHA-256 lies beside it`)
})

it('tells after a restore what was there, and what comes next', () => {
  const restored = Object.assign({ ms: 5, missing: [], hadSum: true, access: nothing }, database)
  const words = (more: object) =>
    restoredWords('/backups/a.db', Object.assign({}, restored, more) as never).split('\n')
  expect(words({})).toEqual([
    'restored /backups/a.db',
    '  version 41, bookings: 7, photographs: 2; read back and whole, in 5 ms',
    ...accessLines(nothing),
    'Now start the site.',
  ])
  expect(
    words({ hadSum: false, lost: 'Two bookings are lost.', replaced: '/data/before.db' }).slice(2, 5),
  ).toEqual(['No SHA-256 lay beside it.', 'Two bookings are lost.', 'What was there is in /data/before.db'])
})
