import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WrongUse } from '@calm-rest/command'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { readProject, siteOf } from './project.ts'

const inOrder = { name: '@spa/mf-spa', version: '1.0.0', 'calm-rest': { owner: '@calm-rest/spa' } }

const planted = (manifest: object) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  return folder
}

it('reads the remote of a folder, whatever scope its package has', () => {
  const folder = planted(inOrder)
  expect(readProject(folder)).toEqual({
    folder,
    remote: 'mf-spa',
    version: '1.0.0',
    owner: '@calm-rest/spa',
    site: undefined,
  })
})

it.each([
  ['another name', { ...inOrder, name: 'spa' }],
  ['a version that no release may have', { ...inOrder, version: 'next' }],
  ['no owner', { ...inOrder, 'calm-rest': {} }],
  [
    'a site without encryption',
    { ...inOrder, 'calm-rest': { owner: '@a/b', site: 'http://calm-rest.example' } },
  ],
])('refuses a package.json with %s', (_, manifest) => {
  expect(() => readProject(planted(manifest))).toThrow(WrongUse)
})

it('refuses a folder without one', () => {
  expect(() => readProject(temporaryFolder())).toThrow('is no remote')
})

it.each([
  ['the command line', 'https://a.example/', { SITE_URL: 'https://b.example' }, 'https://a.example'],
  ['the environment', undefined, { SITE_URL: 'http://localhost:3000/rooms' }, 'http://localhost:3000'],
  ['package.json', undefined, {}, 'https://c.example'],
])('takes the site of %s', (_, named, environment, site) => {
  expect(siteOf({ site: 'https://c.example' }, named, environment)).toBe(site)
})

it.each([undefined, 'calm-rest.example', 'http://calm-rest.example', 'file:///etc'])(
  'refuses %s as a site',
  (named) => {
    expect(() => siteOf({ site: undefined }, named, {})).toThrow(WrongUse)
  },
)
