import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { readArguments, WrongUse } from './arguments.ts'
import { createRepository } from './create-repository.ts'

const kit = {
  '@calm-rest/contract': '1.9.0',
  '@calm-rest/federation': '1.0.0',
  '@calm-rest/i18n': '1.0.0',
  '@calm-rest/ui': '1.0.0',
  '@calm-rest/build': '1.0.0',
  '@calm-rest/command': '1.0.0',
  '@calm-rest/remote-cli': '1.0.0',
}
const versions = { ...kit, react: '19.3.1', node: '24.21.0' }

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

const wanted = (...options: string[]) => {
  const args = ['mf-spa', '--owner', '@calm-rest/spa', '--site', 'https://calm-rest.example/', ...options]
  const read = readArguments(args)
  if (!read) throw new Error('It asked for help')
  return read
}

const create = (...options: string[]) => createRepository(wanted(...options), { parent: folder, versions })
const text = (file: string) => readFileSync(join(folder, 'mf-spa', file), 'utf8')

it('writes a repository that names its remote, its team, its site and the versions of the kit', () => {
  expect(create()).toContain('npm run dev')
  expect(JSON.parse(text('package.json'))).toMatchObject({
    name: 'mf-spa',
    'calm-rest': { owner: '@calm-rest/spa', site: 'https://calm-rest.example' },
    dependencies: { '@calm-rest/contract': '1.9.0', react: '19.3.1' },
  })
  expect(text('CODEOWNERS')).toBe('* @calm-rest/spa\n')
  for (const file of [
    '.gitignore',
    '.npmrc',
    '.github/workflows/release.yml',
    'src/words.ts',
    'src/welcome/view.test.tsx',
  ])
    expect(existsSync(join(folder, 'mf-spa', file))).toBe(true)
})

it('R-mf-backend: writes a server of the team beside the widgets, where that is wanted', () => {
  create()
  expect(existsSync(join(folder, 'mf-spa/backend'))).toBe(false)
  rmSync(join(folder, 'mf-spa'), { recursive: true })
  expect(create('--with-backend')).toContain('backend/README.md')
  expect(text('rspack.config.ts')).toContain("backends: ['orders']")
  expect(JSON.parse(text('package.json'))).toMatchObject({
    scripts: { dev: 'calm-rest-remote dev', backend: 'node backend/serve.ts' },
    dependencies: { react: '19.3.1', hono: '*' },
  })
  expect(Object.keys(JSON.parse(text('src/locales/de.json')))).toEqual(['welcome', 'seats'])
  expect(text('backend/README.md')).toContain('backend add mf-spa orders https://orders.example')
})

it("takes the kit from a folder, including its packages' dependencies on each other", () => {
  const packed = join(folder, 'kit')
  mkdirSync(packed)
  for (const [name, version] of Object.entries(kit))
    writeFileSync(join(packed, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`), '')
  create('--kit', packed)
  expect(JSON.parse(text('package.json'))).toMatchObject({
    dependencies: { '@calm-rest/ui': 'file:../kit/calm-rest-ui-1.0.0.tgz', react: '19.3.1' },
    overrides: { '@calm-rest/command': 'file:../kit/calm-rest-command-1.0.0.tgz' },
  })
})

it('R-mf-repository: writes a widget without React, and asks for none', () => {
  create('--framework', 'none')
  const { dependencies, devDependencies } = JSON.parse(text('package.json'))
  expect(
    Object.keys({ ...dependencies, ...devDependencies }).filter((name) => /react|ui$/.test(name)),
  ).toEqual([])
  expect(existsSync(join(folder, 'mf-spa/src/welcome/view.ts'))).toBe(true)
  expect(existsSync(join(folder, 'mf-spa/src/welcome/view.tsx'))).toBe(false)
})

it.each([
  ['vue', 'Welcome.vue', 'vue', ['vue']],
  ['svelte', 'Welcome.svelte', 'svelte', ['svelte-trusted-html']],
  ['preact', 'view.tsx', 'preact', []],
])(
  'R-mf-frameworks: writes a widget in %s, its tests and what compiles it',
  (framework, view, name, policies) => {
    create('--framework', framework)
    const { dependencies, devDependencies } = JSON.parse(text('package.json'))
    const used = Object.keys({ ...dependencies, ...devDependencies })
    expect(used).toEqual(expect.arrayContaining([name, 'i18next', 'happy-dom', '@calm-rest/build']))
    expect(used.filter((one) => /(^|-)react|ui$|federation$/.test(one))).toEqual([])
    const sources = readdirSync(join(folder, 'mf-spa/src/welcome'))
    expect(sources).toEqual(expect.arrayContaining(['index.ts', view, 'welcome.css', 'welcome.test.ts']))
    expect(text('rspack.config.ts')).toContain("from './framework.config.ts'")
    // without it the site refuses the call of the widget, and the gate the release
    expect(text('rspack.config.ts')).toContain('uses: { calls },')
    expect(
      [...text('framework.config.ts').matchAll(/policies: \['([\w-]+)'/g)].map(([, one]) => one),
    ).toEqual(policies)
  },
)

it('refuses a folder of packages that is not whole, and writes nothing', () => {
  expect(() => create('--kit', folder)).toThrow('has no @calm-rest/contract 1.9.0')
  expect(existsSync(join(folder, 'mf-spa'))).toBe(false)
})

it('leaves a folder alone that holds anything', () => {
  create()
  writeFileSync(join(folder, 'mf-spa/README.md'), 'ours')
  expect(() => create()).toThrow('not empty')
  expect(text('README.md')).toBe('ours')
})

it.each([
  ['no name', []],
  ['two names', ['mf-spa', 'mf-bar', '--owner', '@a/b', '--site', 'https://a.example']],
  ['a name that climbs', ['../mf-spa', '--owner', '@a/b', '--site', 'https://a.example']],
  ['no team', ['mf-spa', '--site', 'https://a.example']],
  ['a team with more than a name', ['mf-spa', '--owner', '@a/b\n* @evil', '--site', 'https://a.example']],
  ['no site', ['mf-spa', '--owner', '@a/b']],
  ['a site without encryption', ['mf-spa', '--owner', '@a/b', '--site', 'http://a.example']],
  [
    'an unknown framework',
    ['mf-spa', '--owner', '@a/b', '--site', 'https://a.example', '--framework', 'jquery'],
  ],
  ['an unknown option', ['mf-spa', '--team', '@a/b']],
])('does not understand %s', (_, args) => {
  expect(() => readArguments(args)).toThrow(WrongUse)
})
