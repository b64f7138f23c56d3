import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../custom-elements.json' with { type: 'json' }
import { attributes, propertyOf } from './loader/attributes.ts'
import { embedKinds } from './protocol.ts'

const root = join(import.meta.dirname, '../../..')
const { declarations, exports } = manifest.modules[0] as (typeof manifest.modules)[number]
const declarationOf = (kind: string) => {
  const found = declarations.find(({ tagName }) => tagName === `calm-rest-${kind}`)
  if (!found) throw new Error(`custom-elements.json has no ${kind}`)
  return found
}
const named = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()

/** All text of the folders' sources, without tests. */
const sourcesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort()

it('is what the loader defines', () => {
  expect(exports.map(({ name }) => name).sort()).toEqual(embedKinds.map((kind) => `calm-rest-${kind}`).sort())
})

it.each(embedKinds)('has every attribute of %s, each with its property', (kind) => {
  const { attributes: declared, members } = declarationOf(kind)
  expect(named(declared)).toEqual(Object.keys(attributes[kind]).sort())
  for (const { name, fieldName } of declared) expect(fieldName).toBe(propertyOf(name))
  const fields = members.flatMap((member) => ('attribute' in member ? member.name : []))
  expect(fields.sort()).toEqual(declared.map(({ fieldName }) => fieldName).sort())
})

it.each(embedKinds)('names values and defaults of %s that the element accepts', (kind) => {
  for (const { name, type, default: usual } of declarationOf(kind).attributes as {
    name: string
    type: { text: string }
    default?: string
  }[]) {
    const values = [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => value ?? '')
    for (const value of values)
      expect([name, value, attributes[kind][name]?.test(value)]).toEqual([name, value, true])
    if (usual) expect(attributes[kind][name]?.test(usual.slice(1, -1))).toBe(true)
  }
})

it('has every event that the elements dispatch, and no other', () => {
  const sent = found(sourcesOf('packages/embed/src'), /\bemit\('([\w-]+)'/g).map(
    (name) => `calm-rest-${name}`,
  )
  const declared = new Set(declarations.flatMap(({ events }) => named(events)))
  expect([...declared].sort()).toEqual(sent)
})

it('has every custom property that the tokens read, and no other', () => {
  const taken = found(sourcesOf('packages/ui/src'), /var\(\s*(--calm-rest-[\w-]+)/g)
  for (const { cssProperties } of declarations) expect(named(cssProperties)).toEqual(taken)
})

it('has every part that the widgets name, and no other', () => {
  const sources = sourcesOf('packages/ui/src', 'mf-rooms/src', 'mf-booking/src')
  const parts = [
    ...found(sources, /\bpart="([\w-]+)"/g),
    ...found(sources, /\bpart=\{[^}]*'danger' \? '([\w-]+)'/g),
    ...found(sources, /(?:primary|secondary): '([\w-]+-button)'/g),
    'root',
  ]
  const declared = new Set(declarations.flatMap(({ cssParts }) => named(cssParts)))
  expect([...declared].sort()).toEqual([...new Set(parts)].sort())
})
