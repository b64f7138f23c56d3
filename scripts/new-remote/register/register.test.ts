import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTreeTemplate } from '../read-template.ts'
import { remoteLists } from '../remote-lists.ts'
import { addMapRow, addOwner, addProps } from './lines.ts'
import { addToLock, type LockFile } from './lock-file.ts'

const planted = { name: 'mf-planted', owner: '@calm-rest/planted' }
const text = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')

/** Lines that are new, with the one before the first of them. */
const added = (before: string, after: string) => {
  const known = before.split('\n')
  const lines = after.split('\n')
  const first = lines.findIndex((line, i) => line !== known[i])
  expect(lines.toSpliced(first, lines.length - known.length)).toEqual(known)
  return lines.slice(first - 1, first + lines.length - known.length)
}

it('names the team after those of the other remotes', () => {
  const owners = text('CODEOWNERS')
  const [before, line] = added(owners, addOwner(owners, planted))
  expect([before, line]).toEqual([expect.stringMatching(/^\/mf-/), '/mf-planted/ @calm-rest/planted'])
})

it('puts a row into the map below the other remotes', () => {
  const map = text('README.md')
  expect(added(map, addMapRow(map, planted))).toEqual([
    expect.stringMatching(/^\| \[mf-/),
    '| [mf-planted](mf-planted) | A greeting from the guesthouse | `@calm-rest/planted` |',
  ])
})

it('adds the widgets to the contract', () => {
  const props = text('packages/contract/src/widget/props.ts')
  expect(added(props, addProps(props, planted)).slice(1)).toEqual([
    "  'mf-planted': {",
    expect.stringContaining('/**'),
    '    welcome: object',
    '  }',
  ])
})

it.each([
  ['owners', addOwner],
  ['map', addMapRow],
  ['contract', addProps],
])('says where the %s have no place for it', (_, add) => {
  expect(() => add('another text\n', planted)).toThrow()
})

it('locks the workspace with what it needs, at the versions that are installed', () => {
  const lock = text('package-lock.json')
  const manifest = readTreeTemplate(planted, JSON.parse(lock)).get('package.json') ?? ''
  expect(manifest).not.toContain('as installed')
  const { packages } = JSON.parse(addToLock(lock, 'mf-planted', manifest)) as LockFile
  const known = (JSON.parse(lock) as LockFile).packages
  expect(packages['node_modules/@calm-rest/mf-planted']).toEqual({ resolved: 'mf-planted', link: true })
  expect(packages['mf-planted']?.dependencies?.react).toBe(known['node_modules/react']?.version)
  expect(packages['mf-planted']?.dependencies?.['@calm-rest/ui']).toBe(known['packages/ui']?.version)
  const { 'mf-planted': _, 'node_modules/@calm-rest/mf-planted': __, ...others } = packages
  expect(Object.entries(others)).toEqual(Object.entries(known))
})

it.each(remoteLists)(
  '$file says that a name is taken as its entry does, and by no other mention',
  ({ file, entry }) => {
    expect(text(file)).toContain(entry('mf-rooms'))
    expect(text(file)).not.toContain(entry('mf-room'))
    expect(text(file)).not.toContain(entry(planted.name))
  },
)

it('calls the remote by its name in every file', () => {
  const files = readTreeTemplate(planted, JSON.parse(text('package-lock.json')))
  expect([...files.keys()]).toContain('src/welcome/view.tsx')
  for (const content of files.values()) expect(content).not.toMatch(/example|@team/)
})
