import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, type ReleaseManifest } from '@calm-rest/contract/releases'
import type { BundledPackages } from '../sbom/packages-of.ts'
import { describeForStockHosts, stockFiles } from './mf-manifest.ts'
import { pageScript } from './page-script.ts'

/** Variable with what the container needs in a page that is not ours. */
const surroundings = 'calmRestSurroundings'

let built: ReturnType<typeof pageScript> | undefined

/** The same for every release: a process builds it once. */
const surroundingsScript = () => {
  const uses = ['federationRuntime', 'scriptFolder', 'withStyles']
  built ??= pageScript({ name: surroundings, uses, value: `{ ${uses.join(', ')} }` })
  return built
}

type Facts = Pick<ReleaseManifest, 'remote' | 'version' | 'container' | 'entry' | 'exposes' | 'shared'>

/**
 * Writes mf-manifest.json and remoteEntry.js into a built release, for hosts that know Module Federation alone. The
 * second is the entry of our own pages in a function around it, with what the shell gives it otherwise. Answers the
 * packages that come with that.
 */
export const writeStockFiles = async (dist: string, facts: Facts): Promise<BundledPackages> => {
  const { container, entry } = facts
  const around = await surroundingsScript()
  const script = [
    `var ${container} = (() => {`,
    around.script,
    `const { federationRuntime: calmRestFederation, scriptFolder, withStyles } = ${surroundings};`,
    'const folder = scriptFolder();',
    readFileSync(join(dist, entry), 'utf8'),
    `return withStyles(${container}, ${JSON.stringify(stylesOf(dist, facts))}, folder);`,
    '})();',
  ]
  writeFileSync(join(dist, stockFiles.entry), script.join('\n'))
  writeFileSync(join(dist, stockFiles.manifest), JSON.stringify(describeForStockHosts(facts)))
  return around.packages
}

/** For each module as Module Federation names it its style sheets, with their hashes. */
const stylesOf = (dist: string, { exposes }: Facts) =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, { styles }]) => [
      `./${name}`,
      styles.map((file) => [file, integrityOf(readFileSync(join(dist, file)))]),
    ]),
  )
