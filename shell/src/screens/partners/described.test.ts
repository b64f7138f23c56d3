import manifest from '@calm-rest/embed/custom-elements.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { reference } from './described.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const parts = ['attributes', 'members', 'events', 'properties', 'parts'] as const

/** Descriptions in custom-elements.json, by name. */
const described = Object.fromEntries(
  manifest.modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ attributes, members, events, cssProperties, cssParts }) => [
      ...[...attributes, ...events, ...cssProperties, ...cssParts].map(({ name, description }) => [
        name,
        description,
      ]),
      ...members.flatMap((member) => ('attribute' in member ? [] : [[member.name, member.description]])),
    ]),
)

describe.each(parts)('the table of %s', (part) => {
  it.each([
    ['en', en],
    ['de', de],
    ['zh', zh],
  ])('says in %s what each is, and of nothing else', (_, words) => {
    expect(Object.keys(words.reference[part]).sort()).toEqual(reference[part].map(({ name }) => name).sort())
  })

  it('says in English what editors read', () => {
    const told: Record<string, string> = en.reference[part]
    for (const [name, words] of Object.entries(told)) expect([name, words]).toEqual([name, described[name]])
  })
})

it('names the element where only one has it, and what it carries', () => {
  const named = (part: (typeof parts)[number], name: string) =>
    reference[part].find((entry) => entry.name === name)
  expect(named('attributes', 'lang')).toEqual({
    name: 'lang',
    type: "'en' | 'de' | 'zh'",
    usual: undefined,
    of: undefined,
  })
  expect(named('attributes', 'booking-for')?.of).toBe('<calm-rest-rooms>')
  expect(named('events', 'calm-rest-search')?.of).toBe('<calm-rest-rooms>, <calm-rest-search>')
  expect(named('events', 'calm-rest-error')?.type).toBe('{ code: string; retryable: boolean; room?: string }')
  expect(named('events', 'calm-rest-ready')?.type).toBe('')
  expect(named('members', 'whenReady')?.type).toBe('Promise<void>')
  expect(named('members', 'reload')?.type).toBe('() => void')
})
