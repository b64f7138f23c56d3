import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { EmbedBuild } from '@calm-rest/contract/releases'
import { partnerFiles } from '@calm-rest/embed/files'
import { embedMajor } from '@calm-rest/embed/protocol'
import { root } from '@calm-rest/releases/checkout'
import { compressFolder } from './compress.ts'
import type { partnersEmbed } from './rspack/index.ts'
import { runRspack } from './run-rspack.ts'
import { sourceHash } from './source-hash.ts'

const folder = join(root, 'packages/embed')
const dist = join(folder, 'dist')
const buildFile = join(dist, 'build.json')

/** Builds the elements for partners into packages/embed/dist; build.json has their version and sources. */
export const buildEmbed = async (): Promise<void> => {
  const source = sourceHash('packages/embed')
  if (existsSync(buildFile) && JSON.parse(readFileSync(buildFile, 'utf8')).source === source) return
  const config = await embedConfig()
  const { version } = config
  const stats = await runRspack(config.runtime())
  // an entry point can have files beside its own
  const names = stats.entrypoints?.runtime?.assets?.map(({ name }) => name) ?? []
  const runtime = names.find((name) => name.startsWith(`${version}/runtime.`) && name.endsWith('.js'))
  if (!runtime) throw new Error('The embed has no runtime')
  await runRspack(config.loader(runtime))
  writeFileSync(join(dist, 'base.css'), inPixels(readFileSync(join(dist, 'base.css'), 'utf8')))
  const loader = readFileSync(join(dist, `${version}.js`))
  assertLoaderFits(loader)
  writeFileSync(join(dist, `v${embedMajor}.js`), loader)
  for (const [name, path] of Object.entries(partnerFiles)) {
    cpSync(join(folder, path), join(dist, 'files', name), { recursive: true })
  }
  compressFolder(dist)
  writeFileSync(buildFile, JSON.stringify({ source, version } satisfies EmbedBuild, null, 2))
}

/** @internal */
export const embedConfig = async () =>
  ((await import(join(folder, 'rspack.config.ts'))) as { default: ReturnType<typeof partnersEmbed> }).default

/** @internal */
export const loaderLimitBytes = 3 * 1024

/** Every partner's page loads the loader, whether or not the widget is seen. @internal */
export const assertLoaderFits = (loader: Buffer): void => {
  const bytes = brotliCompressSync(loader).length
  if (bytes > loaderLimitBytes)
    throw new Error(`The loader is ${bytes} bytes, packed; ${loaderLimitBytes} are allowed.`)
}

/** A partner's page may set any root font size; lengths must not depend on it. @internal */
export const inPixels = (css: string) =>
  css.replaceAll(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, (_, value) => `${Number(value) * 16}px`)
