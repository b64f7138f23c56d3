import { expect, it } from 'vitest'
import { unitInSentence, unitLabel, unitWithRoom } from './unit-names.ts'

it.each([
  [undefined, '2', 'Sea view · 2', 'Sea view 2'],
  [null, '2', 'Sea view · 2', 'Sea view 2'],
  ['Lagoon 1', 'Lagoon 1', 'Sea view · Lagoon 1', 'Sea view · Lagoon 1'],
])('calls unit 2 with the name %j %j', (unitName, label, listed, said) => {
  const unit = { roomType: 'Sea view', unit: 2, unitName }
  expect([unitLabel(unit), unitWithRoom(unit), unitInSentence(unit)]).toEqual([label, listed, said])
})
