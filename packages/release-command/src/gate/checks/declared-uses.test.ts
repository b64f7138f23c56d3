import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { checkUses } from './declared-uses.ts'

it('says what a release uses', () => {
  const manifest = {
    ...manifestOf('1.0.0', 'mf-spa'),
    uses: { calls: ['offers.list'] },
    events: { sends: [], hears: ['stay-chosen@1'] },
    backends: ['orders'],
  }
  expect(checkUses(manifest)).toEqual({
    name: 'what it uses',
    ok: true,
    found: 'calls call:offers.list, hears event:stay-chosen@1, asks backend:mf-spa/orders',
  })
})

it('says that an earlier release can make every call', () => {
  expect(checkUses(manifestOf('1.0.0')).found).toBe('every call: it is older than declarations')
})
