import { expect, it } from 'vitest'
import {
  afterSaving,
  freshDraft,
  inputOf,
  isIncomplete,
  parseDraft,
  rebase,
  tooLongIn,
  valuesOf,
} from './room-values.ts'

const texts = { name: 'Coral Suite', bed: '1 king bed', description: 'Above the reef.' }
const room = {
  version: 'v1',
  roomId: 'coral-suite',
  category: 'sea view' as const,
  guests: 2,
  size: 30.5,
  texts: { en: texts, de: texts, zh: texts },
  features: ['sea-view'],
  amenities: ['wifi', 'safe'],
  status: 'offered' as const,
  units: [],
  missing: [],
}
const stored = valuesOf(room)
const name = 'texts.de.name'

it('holds what a room has, and sends it as it is', () => {
  const { roomId: _, status: __, units: ___, missing: ____, version, ...order } = room
  const known = new Set([...order.features, ...order.amenities])
  expect(inputOf(version, stored, known)).toEqual({ version, ...order })
})

it('omits an amenity that the property no longer has', () => {
  expect(inputOf('v1', stored, new Set(['wifi']))).toMatchObject({ features: [], amenities: ['wifi'] })
})

it("a draft keeps typed text and takes other fields' changes from others", () => {
  const typed = { ...freshDraft(stored), values: { ...stored, [name]: 'Korallensuite' } }
  const now = { ...stored, guests: '3' }
  expect(rebase(typed, now)).toEqual({
    base: now,
    values: { ...now, [name]: 'Korallensuite' },
    contested: [],
  })
})

it('lists fields that somebody else has changed, too, until both values are the same', () => {
  const typed = { ...freshDraft(stored), values: { ...stored, [name]: 'Korallensuite' } }
  const theirs = { ...stored, [name]: 'Suite am Riff' }
  const rebased = rebase(typed, theirs)
  expect(rebased.contested).toEqual([name])
  expect(rebased.values[name]).toBe('Korallensuite')
  // still listed at the next read
  expect(rebase(rebased, theirs).contested).toEqual([name])
  expect(rebase(rebased, { ...theirs, [name]: 'Korallensuite' }).contested).toEqual([])
})

it('a saved draft keeps input made during the save, and otherwise follows the stored values', () => {
  const sent = { ...stored, [name]: 'Korallensuite', 'texts.de.bed': 'Doppelbett ' }
  const typed = { base: stored, values: { ...sent, [name]: 'Korallensuite am Riff' }, contested: [] }
  const now = { ...sent, 'texts.de.bed': 'Doppelbett', guests: '3' }
  expect(rebase(afterSaving(typed, sent), now)).toEqual({
    base: now,
    values: { ...now, [name]: 'Korallensuite am Riff' },
    contested: [],
  })
  expect(rebase(afterSaving({ ...typed, values: sent }, sent), now).values).toEqual(now)
})

it("ignores a draft in another release's format", () => {
  const draft = { ...freshDraft(stored), values: { ...stored, [name]: 'Korallensuite' } }
  expect(parseDraft(JSON.parse(JSON.stringify(draft)), stored)).toEqual(draft)
  const { [name]: _, ...fewer } = stored
  for (const other of [undefined, null, 'x', {}, { ...draft, values: fewer }, { ...draft, base: { a: 1 } }])
    expect(parseDraft(other, stored)).toBeUndefined()
})

it('finds languages with a missing text, and texts that are too long', () => {
  const blank = { ...stored, 'texts.zh.bed': ' ', 'texts.en.description': 'x'.repeat(1201) }
  expect([isIncomplete(blank, 'en'), isIncomplete(blank, 'zh')]).toEqual([false, true])
  expect(tooLongIn(blank)).toEqual({ 'texts.en.description': 'too_long' })
})
