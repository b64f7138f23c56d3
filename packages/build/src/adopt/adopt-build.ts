import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  contractVersion,
  problemOfTypes,
  type ReleaseManifest,
  releaseManifest,
} from '@calm-rest/contract/releases'
import { z } from 'zod'
import { compressFolder } from '../compress.ts'
import { declaredEventsOf } from '../declared-events.ts'
import { hashFiles } from '../hash-files.ts'
import { hashSources } from '../hash-sources.ts'
import { gitRevision } from '../revision.ts'
import { entryOfModules, modulesOf, scriptEntry } from './module-container.ts'
import { problemsOfPolicies } from './policies.ts'
import { type AdoptedProject, missingLocales, readProjectOf } from './read-project.ts'
import { scopeBuild } from './scope-build.ts'
import { problemsOfScript } from './script-container.ts'
import { readStockBuild, type StockBuild } from './stock-build.ts'

/** A build made by another tool chain. */
export interface AdoptableBuild {
  /** Folder of the build, with its mf-manifest.json; package.json is there or in a folder around it. */
  build: string
  /** Empty folder for the release. */
  to: string
  /** Version of the widget contract, if package.json does not set it. */
  contract?: string | undefined
}

/** The release and the folder of its project; or the reasons why there is none, one for each line. */
export type Adopted = { manifest: ReleaseManifest; project: string } | { refused: string }

/** Makes a release from a build of rsbuild, webpack or vite. Writes nothing if it cannot. */
export const adoptBuild = async ({ build, to, contract }: AdoptableBuild): Promise<Adopted> => {
  const project = readProjectOf(build)
  if (typeof project === 'string') return refused(build, [project])
  const built = readStockBuild(build, project)
  if (typeof built === 'string') return refused(build, [built])
  const keeps = contract ?? project.contract
  const scoped = scopeBuild(built.files, project)
  const problems = [
    ...problemsOf(built),
    ...problemsOfPolicies(built.files, project.framework),
    ...problemsOfProject(project, keeps),
    ...('problems' in scoped ? scoped.problems : []),
  ]
  if ('problems' in scoped || problems.length > 0) return refused(build, problems)
  const stock = { ...built, files: scoped.files }
  for (const [name, content] of stock.files) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    writeFileSync(join(to, name), content)
  }
  if (stock.isModule) writeFileSync(join(to, scriptEntry), await entryOfModules(stock))
  compressFolder(to)
  const read = releaseManifest.safeParse({
    ...factsOf(stock, project),
    ...declaredBy(project),
    contract: keeps,
    revision: gitRevision(project.folder),
    source: hashSources(build, [...stock.files.keys()]),
    builtAt: new Date().toISOString(),
    files: hashFiles(to),
  })
  if (!read.success) return refused(build, [z.prettifyError(read.error)])
  writeFileSync(join(to, 'release.json'), `${JSON.stringify(read.data, null, 2)}\n`)
  return { manifest: read.data, project: project.folder }
}

const refused = (build: string, problems: readonly string[]) => ({
  refused: [`${build} makes no release:`, ...problems.map((problem) => `- ${problem}`)].join('\n'),
})

const problemsOfProject = (project: AdoptedProject, contract: string | undefined): string[] => {
  const missing = missingLocales(project)
  return [
    ...(contract
      ? []
      : [
          `which contract do its widgets keep? Say --contract ${contractVersion}, or "contract" in package.json`,
        ]),
    ...(missing.length > 0 ? [`"locales" of package.json does not name ${missing.join(', ')}`] : []),
  ]
}

const problemsOf = (stock: StockBuild): string[] => {
  const { manifest, files, entry, isModule, container } = stock
  const { name, publicPath } = manifest.metaData
  const names = manifest.exposes.map(({ path }) => path)
  const ofTypes = problemOfTypes([...files.keys()])
  return [
    ...(files.has(entry) ? [] : [`its container ${entry} is missing`]),
    ...(name === container
      ? []
      : [`it is called '${name}': its name has to be '${container}', another one for each release`]),
    // the address is only known after publication
    ...(publicPath === 'auto' ? [] : [`its publicPath is '${publicPath}': it has to be 'auto'`]),
    ...(names.length > 0 ? [] : ['it exposes nothing']),
    ...(ofTypes === undefined ? [] : [ofTypes]),
    ...names
      .filter((path) => !/^\.\/[a-z][a-z0-9-]*$/.test(path))
      .map((path) => `it exposes '${path}': a widget is called like './room-list'`),
    ...(isModule && files.has(scriptEntry)
      ? [`${scriptEntry} is the name of a file that a release has itself`]
      : []),
    ...problemsOfShared(manifest),
    ...(isModule ? [] : problemsOfScript(stock)),
  ]
}

/** Packages that it was built with in another major than it takes from pages: React's jsx-runtime is never shared. */
const problemsOfShared = ({ shared }: StockBuild['manifest']): string[] =>
  shared.flatMap(({ name, version, requiredVersion }) => {
    const [, major] = /^[\^~]?(\d+)(\.\d+)*$/.exec(requiredVersion || '') ?? []
    if (major === undefined || version.split('.')[0] === major) return []
    return [
      `it was built with ${name} ${version}, and takes ${requiredVersion} from the page: install that (with React 18 in node_modules, React 19 stops with error 525)`,
    ]
  })

const factsOf = (stock: StockBuild, { exampleProps }: AdoptedProject) => {
  const { manifest, entry, isModule, container } = stock
  const widgets = manifest.exposes.map(({ path, assets }) => ({ name: path.slice('./'.length), assets }))
  return {
    container,
    entry: isModule ? scriptEntry : entry,
    exposes: Object.fromEntries(
      widgets.map(({ name, assets }) => [
        name,
        { scripts: isModule ? modulesOf(stock) : assets.js.sync, styles: assets.css.sync },
      ]),
    ),
    exampleProps: Object.fromEntries(widgets.map(({ name }) => [name, exampleProps[name] ?? {}])),
    shared: Object.fromEntries(manifest.shared.map(({ name, version }) => [name, version])),
  }
}

const declaredBy = ({
  remote,
  version,
  owner,
  locales,
  places,
  events,
  uses,
  backends,
  framework,
}: AdoptedProject) => ({
  remote,
  version,
  owner,
  // the words come with the widgets
  locales: Object.fromEntries(locales.map((lang) => [lang, []])),
  ...(places !== undefined && { places }),
  ...(events && { events: declaredEventsOf(remote, events) }),
  ...(uses !== undefined && { uses }),
  ...(backends !== undefined && { backends }),
  ...(framework !== undefined && { framework }),
})
