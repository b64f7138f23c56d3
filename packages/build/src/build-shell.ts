import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellBuild } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/contract/releases'
import { langs } from '@calm-rest/contract/widget'
import { root } from '@calm-rest/releases/checkout'
import type { StatsCompilation } from '@rspack/core'
import { compressFolder } from './compress.ts'
import { serverBundle, type shell, shellIntegrity, startScript } from './rspack/index.ts'
import { runRspack } from './run-rspack.ts'
import { sourceHash } from './source-hash.ts'

const folder = join(root, 'shell')
const dist = join(folder, 'dist')
const buildFile = join(dist, 'build.json')

/** Builds the shell's browser part into shell/dist; build.json names the files that the HTML loads. */
export const buildShell = async (): Promise<void> => {
  const source = sourceHash('shell')
  if (existsSync(buildFile) && JSON.parse(readFileSync(buildFile, 'utf8')).source === source) return
  const config = (await import(join(folder, 'rspack.config.ts'))) as { default: ReturnType<typeof shell> }
  const stats = await runRspack(config.default({}))
  await runRspack(config.default.server())
  const { entrypoints: { trace } = {} } = await runRspack(config.default.trace())
  const groups = stats.namedChunkGroups ?? {}
  cpSync(join(folder, 'public'), join(dist, 'public'), { recursive: true })
  const build: ShellBuild = {
    source,
    scripts: filesOf(stats.entrypoints?.shell?.assets, '.js'),
    start: startScript(folder),
    ...traceOf(filesOf(trace?.assets, '.js')),
    styles: filesOf(stats.entrypoints?.shell?.assets, '.css'),
    fonts: (stats.assets ?? []).map((asset) => asset.name).filter(isFirstFont),
    words: wordsOf(groups, 'words'),
    screens: Object.fromEntries(
      Object.keys(groups)
        .filter((name) => name.startsWith(screenPrefix))
        .map((name) => [name.slice(screenPrefix.length), screenOf(groups, name)]),
    ),
    server: `server/${serverBundle}`,
  }
  compressFolder(dist)
  writeFileSync(buildFile, JSON.stringify(build, null, 2))
}

const filesOf = (assets: { name: string }[] = [], ending: string) =>
  assets
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name }) => ({ name, integrity: integrityOf(readFileSync(join(dist, name)), shellIntegrity) }))

/** The reporter of spans with the inline script that loads it. */
const traceOf = ([script]: ReturnType<typeof filesOf>): Pick<ShellBuild, 'trace'> =>
  script ? { trace: { start: startScript(folder, 'src/trace/start-trace.ts'), script } } : {}

/** Basic Latin is on every page; the rest of a typeface is fetched when a text needs it. */
const isFirstFont = (name: string) => /-latin-(?!ext).*\.woff2$/.test(name)

type Groups = NonNullable<StatsCompilation['namedChunkGroups']>

const screenPrefix = 'screen-'

/** The chunks of `<name>-<language>` for each language. */
const wordsOf = (groups: Groups, name: string) =>
  Object.fromEntries(langs.map((lang) => [lang, filesOf(groups[`${name}-${lang}`]?.assets, '.js')]))

/** A screen's own styles, and its code and words for each language. */
const screenOf = (groups: Groups, name: string) => {
  const code = filesOf(groups[name]?.assets, '.js')
  const words = wordsOf(groups, name.slice(screenPrefix.length))
  return {
    styles: filesOf(groups[name]?.assets, '.css'),
    scripts: Object.fromEntries(langs.map((lang) => [lang, [...code, ...(words[lang] ?? [])]])),
  }
}
