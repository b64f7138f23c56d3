import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { integrityOf } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { adoptBuild } from './adopt-build.ts'
import { stockManifest } from './stock-manifest.fixture.ts'

const container = 'mf_spa_1_4_0'
const chunk = 'self["webpackChunkmf_spa_1_4_0"].push([[1],{}])'
const hash = createHash('sha384').update(chunk).digest('base64')
const none = { sync: [], async: [] }

const declared = { owner: '@calm-rest/spa', contract: '1.10.0', locales: ['en', 'de', 'zh'] }
const project = { name: '@spa/mf-spa', version: '1.4.0', 'calm-rest': declared }

const manifest = {
  ...stockManifest({
    version: '1.4.0',
    widget: 'welcome',
    assets: {
      js: { sync: ['static/js/welcome.js'], async: [] },
      css: { sync: ['static/welcome.css'], async: [] },
    },
  }),
  shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', assets: { js: none, css: none } }],
}

const built: Record<string, string> = {
  'remoteEntry.js': `var ${container};(() => { policy("calm-rest"); (self["webpackChunk${container}"] = []).push; "sha384-${hash}" })()`,
  'static/js/welcome.js': chunk,
  'static/welcome.css': 'p { color: teal }',
  'static/js/welcome.js.map': '{}',
  '@mf-types.zip': 'zip',
  'index.html': '<html></html>',
  '.vite/manifest.json': '{}',
}

const vue = { name: 'Vue 3.5', reason: 'The team has its booking in Vue.' }

const withMetaData = (change: object) => ({ ...manifest, metaData: { ...manifest.metaData, ...change } })

interface Planted {
  packageJson?: object
  mfManifest?: object
  files?: Record<string, string>
}

/** Writes a project with its build and adopts it; also returns the release's folder. */
const adopt = async (planted: Planted, contract?: string) => {
  const folder = temporaryFolder()
  const to = join(folder, 'release')
  mkdirSync(to)
  const { packageJson = project, mfManifest = manifest, files = built } = planted
  const all = { ...files, 'mf-manifest.json': JSON.stringify(mfManifest) }
  for (const [name, content] of Object.entries(all)) {
    const path = join(folder, 'dist', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson))
  const adopted = await adoptBuild({ build: join(folder, 'dist'), to, contract })
  return { adopted, to, folder }
}

it('makes a release of a container that is a script, with the hash of every file that is served', async () => {
  const { adopted, to, folder } = await adopt({})
  expect(adopted).toMatchObject({
    project: folder,
    manifest: {
      remote: 'mf-spa',
      version: '1.4.0',
      contract: '1.10.0',
      owner: '@calm-rest/spa',
      container,
      entry: 'remoteEntry.js',
      exposes: { welcome: { scripts: ['static/js/welcome.js'], styles: ['static/welcome.css'] } },
      exampleProps: { welcome: {} },
      locales: { en: [], de: [], zh: [] },
      shared: { react: '19.3.1' },
    },
  })
  const released = JSON.parse(readFileSync(join(to, 'release.json'), 'utf8'))
  expect(Object.keys(released.files)).toEqual([
    'mf-manifest.json',
    'remoteEntry.js',
    'static/js/welcome.js',
    'static/welcome.css',
  ])
  expect(released.files['static/js/welcome.js'].integrity).toBe(integrityOf(Buffer.from(chunk)))
  expect(existsSync(join(to, 'static/js/welcome.js.br'))).toBe(true)
})

const modules = {
  ...manifest,
  metaData: { ...manifest.metaData, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
}

it('gives a container that is a module an entry that knows the hash of every module', async () => {
  const files = {
    'remoteEntry.js':
      'export const get = () => import("./static/js/welcome.js"); export const init = () => {}',
    'static/js/welcome.js': 'export const widget = {}',
    'remoteEntry.ssr.js': 'import "react"',
    'static/welcome.css': '',
  }
  const { adopted, to } = await adopt({ mfManifest: modules, files })
  const names = ['remoteEntry.js', 'static/js/welcome.js']
  expect(adopted).toMatchObject({ manifest: { entry: 'entry.js', exposes: { welcome: { scripts: names } } } })
  const entry = readFileSync(join(to, 'entry.js'), 'utf8')
  expect(entry).toMatch(new RegExp(`^var ${container};`))
  for (const name of names)
    expect(entry).toContain(integrityOf(Buffer.from(files[name as keyof typeof files])))
  // set for another environment: there is nothing at that address
  expect(entry).not.toContain('remoteEntry.ssr.js')
})

it("uses the command line's contract version if package.json has none", async () => {
  const packageJson = { ...project, 'calm-rest': { ...declared, contract: undefined } }
  expect((await adopt({ packageJson }, '1.9.0')).adopted).toMatchObject({ manifest: { contract: '1.9.0' } })
})

/** A project with a framework of its own. */
const withFramework = (more: object) => ({
  ...project,
  'calm-rest': { ...declared, framework: { ...vue, ...more } },
})

it('R-mf-frameworks: keeps the framework of a build with what it needs of a page', async () => {
  const framework = { ...vue, policies: ['vue'] }
  const { adopted } = await adopt({
    packageJson: withFramework(framework),
    files: { ...built, 'static/js/vue.js': 'tt.createPolicy("vue", {createHTML: (e) => e})' },
  })
  expect(adopted).toMatchObject({ manifest: { framework } })
})

it.each<[string, Planted, string]>([
  [
    'a name that another release may have',
    { mfManifest: withMetaData({ name: 'spa' }) },
    `has to be '${container}'`,
  ],
  ['a variable of another name', { mfManifest: withMetaData({ globalName: 'spa' }) }, 'its variable is spa'],
  [
    'chunks that another release may take for its own',
    { files: { ...built, 'remoteEntry.js': `self["webpackChunkspa"];"calm-rest ${hash}"` } },
    `output.uniqueName has to be '${container}'`,
  ],
  [
    'addresses of chunks that are no Trusted Type',
    { files: { ...built, 'remoteEntry.js': `self["webpackChunk${container}"];"${hash}"` } },
    "output.trustedTypes has to be 'calm-rest'",
  ],
  [
    'a script that is loaded without a hash',
    { files: { ...built, 'remoteEntry.js': 'load("static/js/welcome.js")' } },
    'static/js/welcome.js is loaded without a hash',
  ],
  ['an address of its own', { mfManifest: withMetaData({ publicPath: '/' }) }, "it has to be 'auto'"],
  [
    'another major of React than it takes from the page',
    {
      mfManifest: {
        ...manifest,
        shared: [{ name: 'react', version: '18.3.1', requiredVersion: '^19.0.0' }],
      },
    },
    'it was built with react 18.3.1, and takes ^19.0.0 from the page',
  ],
  ['nothing exposed', { mfManifest: { ...manifest, exposes: [] } }, 'it exposes nothing'],
  [
    'a module that is no name of a widget',
    { mfManifest: { ...manifest, exposes: [{ ...manifest.exposes[0], path: './Button' }] } },
    "it exposes './Button'",
  ],
  ['no container', { files: {} }, 'its container remoteEntry.js is missing'],
  ['a manifest of something else', { mfManifest: {} }, 'metaData'],
  [
    'a file that a release has itself',
    { mfManifest: modules, files: { 'remoteEntry.js': '', 'entry.js': '' } },
    'entry.js is the name of a file that a release has itself',
  ],
  [
    'a file that somebody could open as a page',
    { files: { ...built, 'static/leaf.svg': '<svg/>' } },
    'static/leaf.svg is of a type that no release may have',
  ],
  [
    'no contract',
    { packageJson: { ...project, 'calm-rest': { ...declared, contract: undefined } } },
    '--contract',
  ],
  [
    'no word about what it uses, for a contract that asks for it',
    { packageJson: { ...project, 'calm-rest': { ...declared, contract: '1.18.0' } } },
    "it is built for contract 1.18.0 and has no 'uses'",
  ],
  [
    'words of one language',
    { packageJson: { ...project, 'calm-rest': { ...declared, locales: ['en'] } } },
    'does not name de, zh',
  ],
  [
    'a Trusted Types policy that it does not declare',
    { files: { ...built, 'static/js/vue.js': 'tt.createPolicy("vue", {createHTML: (e) => e})' } },
    `"policies": ["vue"] } to "calm-rest" of package.json`,
  ],
  [
    'a Trusted Types policy that no page allows',
    { files: { ...built, 'static/js/own.mjs': 'trustedTypes.createPolicy(`own`, rules)' } },
    "'own', which no page of ours allows: frameworks may have vue, svelte-trusted-html, solid",
  ],
  [
    'a Trusted Types policy that its scripts do not create',
    { packageJson: withFramework({ policies: ['vue'] }) },
    "declares the Trusted Types policy 'vue', which its scripts do not create",
  ],
  ['a framework without a reason', { packageJson: withFramework({ reason: '' }) }, 'reason'],
  ['no owner', { packageJson: { ...project, 'calm-rest': {} } }, 'owner'],
  ['a name that is no remote', { packageJson: { ...project, name: 'spa' } }, 'name'],
  [
    'places that are none',
    { packageJson: { ...project, 'calm-rest': { ...declared, places: { routes: [{ path: 'spa' }] } } } },
    'places',
  ],
])('makes none of a build with %s, and says what to do', async (_, planted, why) => {
  const { adopted, to } = await adopt(planted)
  expect(adopted).toEqual({ refused: expect.stringContaining(why) })
  expect(existsSync(join(to, 'release.json'))).toBe(false)
})

it('reports a missing build', async () => {
  const folder = temporaryFolder()
  expect(await adoptBuild({ build: folder, to: folder })).toMatchObject({
    refused: expect.stringContaining('package.json'),
  })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  expect(await adoptBuild({ build: folder, to: folder })).toMatchObject({
    refused: expect.stringContaining('`manifest: true`'),
  })
})

it('keeps the style sheets in the slots of the release, and renews their hashes in scripts', async () => {
  const sri = (content: string | Buffer) => createHash('sha384').update(content).digest('base64')
  const css = 'html, body, *, h1 { color: red !important; background: black }'
  const lazy = `${chunk};"sha384-${sri(css)}"`
  const { adopted, to } = await adopt({
    files: {
      ...built,
      'remoteEntry.js': (built['remoteEntry.js'] ?? '').replace(hash, sri(lazy)),
      'static/js/welcome.js': lazy,
      'static/welcome.css': css,
    },
  })
  expect(adopted).toHaveProperty('manifest')
  const released = (name: string) => readFileSync(join(to, name), 'utf8')
  const slot = ':where([data-slot^="mf-spa/1.4.0/"],:host)'
  expect(released('static/welcome.css')).toBe(
    `${slot},${slot},${slot} *,${slot} h1 { color: red !important; background: black }`,
  )
  expect(released('static/js/welcome.js')).toContain(sri(released('static/welcome.css')))
  expect(released('remoteEntry.js')).toContain(sri(released('static/js/welcome.js')))
})

it('refuses a style sheet that cannot be kept in a slot', async () => {
  const { adopted } = await adopt({ files: { ...built, 'static/welcome.css': '@page { margin: 0 }' } })
  expect(adopted).toMatchObject({
    refused: expect.stringContaining('- static/welcome.css:1: @page: it is for the whole page'),
  })
})

it('names own events by their remote, and keeps what the release uses', async () => {
  const seat = { type: 'object', properties: { seat: { type: 'integer' } } }
  const own = { 'seat-chosen@1': seat }
  const uses = { calls: ['offers.list'] }
  const packageJson = {
    ...project,
    'calm-rest': { ...declared, contract: '1.18.0', uses, events: { own } },
  }
  expect((await adopt({ packageJson })).adopted).toMatchObject({
    manifest: {
      uses,
      events: { sends: ['mf-spa/seat-chosen@1'], own: { 'mf-spa/seat-chosen@1': seat } },
    },
  })
})
