import type { EndedAccess } from '@calm-rest/api/backup'
import { expect, it } from 'vitest'
import { accessLines } from './words.ts'

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
