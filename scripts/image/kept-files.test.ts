import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LockFile } from '../lock/lock-file.ts'
import { root } from '../root.ts'
import { type Architecture, architectures, readPackageList } from './debian/packages.ts'
import { isKeptPackageFile, isKeptSource, nodeArchitectures } from './kept-files.ts'

const kept = (path: string, architecture: Architecture = 'amd64') => {
  const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path) ?? []
  return isKeptPackageFile(name, file, architecture)
}

describe('files of a package', () => {
  it.each([
    'hono/dist/index.js',
    '@opentelemetry/core/dist/index.mjs',
    // prom-client requires it
    '@opentelemetry/api/dist/index.cjs',
    'hono/package.json',
    'hono/LICENSE',
    '@scope/tool/licence.md',
    'better-sqlite3/prebuilds/linux-x64.node',
    'swagger-ui-dist/swagger-ui.css',
    '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff',
    '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
    '@fontsource/noto-sans-sc/LICENSE',
    // code, though its folder has the name of a folder of texts
    'yaml/dist/doc/Document.js',
  ])('keeps %s', (path) => {
    expect(kept(path)).toBe(true)
  })

  it.each([
    'hono/dist/index.js.map',
    'hono/dist/types/index.d.ts',
    'hono/README.md',
    'hono/test/index.js',
    'hono/dist/index.test.js',
    'better-sqlite3/prebuilds/linux-arm64.node',
    'better-sqlite3/prebuilds/linuxmusl-x64.node',
    'better-sqlite3/prebuilds/darwin-arm64.node',
    'better-sqlite3/deps/sqlite3/sqlite3.c',
    'swagger-ui-dist/swagger-ui-es-bundle.js',
    '@opentelemetry/core/dist/index.cjs',
    'hono/dist/cjs/index.js',
    'tool/.agent/copy/index.js',
    '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2',
    '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
    '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
    'pdfkit/js/data/Helvetica.afm',
    'typescript/lib/typescript.js',
    '@typescript/typescript-linux-x64/lib/tsc',
  ])('leaves out %s', (path) => {
    expect(kept(path)).toBe(false)
  })

  it('keeps the addons of the machine that the image is for', () => {
    expect(kept('better-sqlite3/prebuilds/linux-arm64.node', 'arm64')).toBe(true)
    expect(kept('better-sqlite3/prebuilds/linux-x64.node', 'arm64')).toBe(false)
  })
})

it('leaves out tests, what they share, and configurations of builds', () => {
  const files = [
    'public/art/map.svg',
    'dist/public/art/map.svg',
    'src/a.ts',
    'src/a.test.ts',
    'src/a.sql.test.ts',
    'src/b.fixture.ts',
    'src/testing/c.ts',
    'rspack.config.ts',
    'README.md',
    'migrations/sqlite/0001-rooms.sql',
  ]
  expect(files.filter(isKeptSource)).toEqual([
    'dist/public/art/map.svg',
    'src/a.ts',
    'migrations/sqlite/0001-rooms.sql',
  ])
})

it.each(architectures)('has every addon and Debian package for %s in the lists', (architecture) => {
  const cpu = nodeArchitectures[architecture]
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile
  const addons = ['@img/sharp-linux-CPU', '@img/sharp-libvips-linux-CPU', '@node-rs/argon2-linux-CPU-gnu']
  const entries = addons.map((name) => packages[`node_modules/${name.replace('CPU', cpu)}`])
  expect(entries.map((entry) => entry?.libc)).toEqual([['glibc'], ['glibc'], ['glibc']])
  // it brings those of all systems in one package
  expect(packages['node_modules/better-sqlite3']?.version).toMatch(/^(1[3-9]|[2-9]\d)\./)
  const listed = readPackageList().packages.map(({ name, archives }) => ({ name, ...archives[architecture] }))
  expect(
    listed.filter(({ path }) => !path.endsWith(`_${architecture}.deb`) && !path.endsWith('_all.deb')),
  ).toEqual([])
  expect(listed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['libc6', 'libstdc++6', 'tini', 'dash']),
  )
})
