import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { temporaryFolder } from '@calm-rest/testing'
import type { Configuration } from '@rspack/core'
import { beforeAll, expect, it } from 'vitest'
import { assertLoaderFits, embedConfig, inPixels, loaderLimitBytes } from './build-embed.ts'
import { runRspack } from './run-rspack.ts'

const folder = temporaryFolder()
const into = (config: Configuration): Configuration => ({
  ...config,
  output: { ...config.output, path: folder },
})

let loader: Buffer

beforeAll(async () => {
  const embed = await embedConfig()
  await runRspack(into(embed.loader('1.0.0/runtime.00000000.js')))
  loader = readFileSync(join(folder, `${embed.version}.js`))
})

it('builds a loader within its limit', () => {
  expect(loaderLimitBytes).toBe(3 * 1024)
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(loaderLimitBytes)
})

it('refuses one that is larger', () => {
  expect(() => assertLoaderFits(randomBytes(loaderLimitBytes + 1))).toThrow(
    /The loader is \d+ bytes, packed; 3072 are allowed/,
  )
})

it('builds a loader that names its runtime, and brings no framework', () => {
  expect(loader.toString()).toContain('/embed/1.0.0/runtime.00000000.js')
  expect(loader.toString()).not.toMatch(/__webpack_require__|createElementNS|webpackChunk/)
})

it('makes lengths independent of the font size of the page around', () => {
  expect(inPixels('a{--u:1rem;margin:.5rem 2.5rem}.t1rem{--x-1rem:0}')).toBe(
    'a{--u:16px;margin:8px 40px}.t1rem{--x-1rem:0}',
  )
})
