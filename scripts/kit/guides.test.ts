import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTemplate } from 'create-calm-rest-remote'
import { expect, it } from 'vitest'
import { root } from '../root.ts'
import { forTeams, guides } from './guides.ts'
import { kitPackages } from './packages.ts'

/** Links and paths into this tree, and its commands. */
const intoTree =
  /\]\((?!https?:)[^)]*\)|\.\.\/|\b(docs|scripts|packages)\/|\bADR\b|npm run kit|npm test -- packages/

const packed = Object.keys(kitPackages).flatMap((folder) =>
  guides.map((guide) => [`packages/${folder}/${guide}`] as const),
)

it.each(packed)('packs %s with nothing that leads into this tree', (file) => {
  const text = forTeams(readFileSync(join(root, file), 'utf8'))
  expect(text.match(intoTree)).toBeNull()
})

it.each(Object.keys(kitPackages))('packs a README of %s that says what it is for', (folder) => {
  const text = forTeams(readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8'))
  expect(text.length).toBeGreaterThan(100)
})

it('writes a README that says all that a team needs, and leads nowhere else', () => {
  const text = readTemplate({
    place: 'own-repository',
    name: 'mf-spa',
    owner: '@calm-rest/spa',
    site: 'https://calm-rest.example',
    versionOf: () => '1.0.0',
  }).get('README.md')
  expect(text?.match(intoTree)).toBeNull()
  for (const topic of [
    'slots',
    'events',
    ':id',
    '404',
    'backend add mf-spa',
    'useBackend',
    'renderView',
    'right',
    '1.15',
    'retire',
  ])
    expect(text).toContain(topic)
})
