import { contractVersion } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { packedManifest } from './manifest.ts'
import type { KitSource } from './sources.ts'

const source = (folder: string, more: Partial<KitSource['manifest']> = {}): KitSource => ({
  folder,
  manifest: { name: `@calm-rest/${folder}`, version: '1.2.0', ...more },
  doors: { '.': './src/index.tsx', './base.css': './src/base/base.css', './css': './src/css.d.cts' },
  named: [],
  assets: [],
})

const kit = [source('contract'), source('ui')]
const ui = source('ui', {
  sideEffects: ['**/*.css'],
  dependencies: {
    '@calm-rest/contract': '1.0.0',
    '@calm-rest/embed': '1.0.0',
    react: '19.3.1',
    unused: '1.0.0',
  },
  devDependencies: { 'css-loader': '7.1.5' },
})

const packed = (names: readonly string[], from = ui) =>
  packedManifest(from, { imported: new Set(names), files: ['README.md', 'dist'], kit })

it('asks for what is imported alone, one copy of React, and the versions of the kit', () => {
  expect(packed(['@calm-rest/contract', 'react', 'css-loader', '@calm-rest/ui'])).toMatchObject({
    dependencies: { '@calm-rest/contract': `^${contractVersion}`, 'css-loader': '7.1.5' },
    peerDependencies: { react: '^19.3.1' },
  })
})

it('has JavaScript and declarations behind its exports, and is not private', () => {
  const manifest = packed([])
  expect(manifest).not.toHaveProperty('private')
  expect(manifest).toMatchObject({
    version: '1.2.0',
    files: ['README.md', 'dist'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './base.css': './dist/base/base.css',
      './css': { types: './dist/css.d.cts' },
    },
  })
})

it.each(['@calm-rest/embed', 'zod', 'pino'])('is not packed where it imports %s', (name) => {
  expect(() => packed([name])).toThrow(`@calm-rest/ui imports ${name}`)
})
