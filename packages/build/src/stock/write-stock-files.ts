import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, type ReleaseManifest } from '@calm-rest/contract/releases'
import type { BundledPackages } from '../sbom/packages-of.ts'
import { describeForStockHosts, stockFiles } from './mf-manifest.ts'
import { pageScript } from './page-script.ts'

/** Variable with what the container needs on other hosts' pages. */
const surroundings = 'calmRestSurroundings'

let built: ReturnType<typeof pageScript> | undefined

/** Equal for every release: a process builds it once. */
const surroundingsScript = () => {
  const uses = ['federationRuntime', 'scriptFolder', 'withStyles']
  built ??= pageScript({ name: surroundings, uses, value: `{ ${uses.join(', ')} }` })
  return built
}

type Facts = Pick<ReleaseManifest, 'remote' | 'version' | 'container' | 'entry' | 'exposes' | 'shared'>

/**
 * Writes mf-manifest.json and remoteEntry.js into a built release, for hosts that only know Module
 * Federation. The second wraps the entry of our own pages with what the shell otherwise provides. Returns the
 * packages that this adds.
 */
export const writeStockFiles = async (dist: string, facts: Facts): Promise<BundledPackages> => {
  const { container, entry, remote, version } = facts
  const around = await surroundingsScript()
  const script = [
    `var ${container} = (() => {`,
    around.script,
    `const { federationRuntime: calmRestFederation, scriptFolder, withStyles } = ${surroundings};`,
    'const folder = scriptFolder();',
    readFileSync(join(dist, entry), 'utf8'),
    `return withStyles(${container}, ${JSON.stringify(stylesOf(dist, facts))}, folder, '${remote}/${version}');`,
    '})();',
  ]
  writeFileSync(join(dist, stockFiles.entry), script.join('\n'))
  writeFileSync(join(dist, stockFiles.manifest), JSON.stringify(describeForStockHosts(facts)))
  return around.packages
}

/** Style sheets with their hashes, by Module Federation's module name. */
const stylesOf = (dist: string, { exposes }: Facts) =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, { styles }]) => [
      `./${name}`,
      styles.map((file) => [file, integrityOf(readFileSync(join(dist, file)))]),
    ]),
  )
