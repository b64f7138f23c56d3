import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder, runRspack } from '@calm-rest/build'
import { shell } from '@calm-rest/build/rspack'
import { remotes, root } from '@calm-rest/releases/checkout'
import type { Configuration, StatsCompilation } from '@rspack/core'

const here = import.meta.dirname

/** Files that the HTML of the bundle loads: scripts and styles of its entry, fonts and words of the first paint. */
export interface OneBundle {
  scripts: string[]
  styles: string[]
  fonts: string[]
  words: string[]
}

/**
 * Builds the same sources as one bundle without federation: the shell's own entry, with the widgets in place of the
 * module that finds remotes. All else is as in the shell's build, so this is the strongest build of its kind.
 */
export const buildOneBundle = async (folder: string): Promise<OneBundle> => {
  mkdirSync(folder, { recursive: true })
  const widgetsFile = join(folder, 'widgets.js')
  writeFileSync(widgetsFile, await widgetImports())
  const dist = join(folder, 'dist')
  const stats = await runRspack(
    withoutFederation(shell({ folder: join(root, 'shell') })({}), dist, widgetsFile),
  )
  compressFolder(dist)
  const assets = (stats.assets ?? []).map(({ name }) => name)
  return {
    scripts: entryFiles(stats, '.js'),
    styles: entryFiles(stats, '.css'),
    fonts: assets.filter((name) => /-latin-(?!ext).*\.woff2$/.test(name)),
    words: wordsOf(stats, 'en'),
  }
}

const widgetImports = async () => {
  const names = await Promise.all(
    remotes().map(async (remote) => {
      const { default: config } = await import(join(root, remote, 'rspack.config.ts'))
      // files that no guest loads are not in the compared pages
      const widgets = config.places?.apart ? [] : Object.keys(config.widgets)
      return widgets.map((widget) => ({ remote, widget }))
    }),
  )
  const all = names.flat()
  const sourceOf = ({ remote, widget }: (typeof all)[number]) =>
    JSON.stringify(join(root, remote, 'src', widget, 'index.ts'))
  return [
    ...all.map((one, i) => `import { widget as w${i} } from ${sourceOf(one)}`),
    `export const widgets = { ${all.map(({ remote, widget }, i) => `'${remote}/${widget}': w${i}`).join(', ')} }`,
  ].join('\n')
}

/** Plugins to leave out: federation's, and that for integrity, which only the site's own HTML uses. */
const left = /ModuleFederation|SubresourceIntegrity/

const withoutFederation = (config: Configuration, dist: string, widgetsFile: string): Configuration => ({
  ...config,
  output: { ...config.output, path: dist, uniqueName: 'calm_rest_one_bundle' },
  resolve: {
    ...config.resolve,
    alias: {
      '@calm-rest/federation/host$': join(here, 'static-host.ts'),
      [join(here, 'widgets.ts')]: widgetsFile,
    },
  },
  plugins: (config.plugins ?? []).filter((plugin) => !left.test(plugin?.constructor.name ?? '')),
})

const entryFiles = (stats: StatsCompilation, ending: string) =>
  (stats.entrypoints?.shell?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(ending))

const wordsOf = (stats: StatsCompilation, lang: string) =>
  (stats.namedChunkGroups?.[`words-${lang}`]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'))
