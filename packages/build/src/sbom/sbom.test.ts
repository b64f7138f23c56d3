import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, it } from 'vitest'
import { runRspack } from '../run-rspack.ts'
import { makeSbom, purlOf } from './make-sbom.ts'
import { packagesOf } from './packages-of.ts'
import { sbomFile, writeSbom } from './write-sbom.ts'

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)

/** A tree in which widget.js uses `used`, and of `both` one of two modules; nothing uses `unused`. */
const planted = () => {
  const folder = temporaryFolder()
  const manifest = (name: string, license: string) =>
    JSON.stringify({ name, version: '1.2.3', license, sideEffects: false })
  const files = {
    'package.json': manifest('@calm-rest/mf-spa', 'UNLICENSED'),
    'widget.js':
      "import { used } from 'used'\nimport { one } from '@a/both'\nimport { no } from 'unused'\nused(one)",
    'node_modules/used/package.json': manifest('used', '(MIT OR Apache-2.0)'),
    'node_modules/used/index.js': "export { used } from './inner/used.js'",
    'node_modules/used/inner/package.json': '{ "type": "module" }',
    'node_modules/used/inner/used.js': 'export const used = (x) => { globalThis.x = x }',
    'node_modules/@a/both/package.json': manifest('@a/both', 'MIT'),
    'node_modules/@a/both/index.js': "export const one = () => Math.random()\nexport { two } from 'unused'",
    'node_modules/unused/package.json': manifest('unused', 'MIT'),
    'node_modules/unused/index.js': 'export const two = 2\nexport const no = 3',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const build = (folder: string) =>
  runRspack({
    context: folder,
    mode: 'production',
    entry: './widget.js',
    output: { path: join(folder, 'dist') },
  })

it('lists the packages whose code is in the files, and not those that were left out', async () => {
  const folder = planted()
  const stats = await build(folder)
  expect([...packagesOf(stats).values()].map(({ name }) => name).sort()).toEqual([
    '@a/both',
    '@calm-rest/mf-spa',
    'used',
  ])
  const dist = join(folder, 'dist')
  writeSbom(dist, { remote: 'mf-spa', version: '2.0.0' }, [packagesOf(stats)])
  const text = readFileSync(join(dist, sbomFile), 'utf8')
  expect(await validator.validate(text)).toBeNull()
  const { metadata, components } = JSON.parse(text)
  expect(metadata.component).toMatchObject({ name: 'mf-spa', version: '2.0.0' })
  expect(components).toEqual([
    expect.objectContaining({ purl: 'pkg:npm/%40a/both@1.2.3', licenses: [{ license: { id: 'MIT' } }] }),
    expect.objectContaining({
      purl: 'pkg:npm/used@1.2.3',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    }),
  ])
  // building again gives the same release
  writeSbom(dist, { remote: 'mf-spa', version: '2.0.0' }, [packagesOf(await build(folder))])
  expect(readFileSync(join(dist, sbomFile), 'utf8')).toBe(text)
})

it('is a CycloneDX document, whatever packages state about themselves', async () => {
  const main = { name: 'site', version: '1.0.0', needs: [purlOf({ name: '@a/b', version: '1.0.0-rc.1' })] }
  const text = makeSbom(main, [
    { name: '@a/b', version: '1.0.0-rc.1', license: 'SEE LICENSE IN LICENSE.md', sha512: 'ab'.repeat(64) },
    { name: 'c', version: '2.0.0', isOptional: true },
  ])
  expect(await validator.validate(text)).toBeNull()
  expect(await validator.validate(text.replace('"library"', '"librarian"'))).not.toBeNull()
})
