import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { base } from '../rspack/base.ts'
import { runRspack } from '../run-rspack.ts'
import { type BundledPackages, packagesOf } from '../sbom/packages-of.ts'

const fileName = 'script.js'

/** Values that Module Federation's own plugin defines for a browser-only container without remotes. */
const forContainers = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }

interface PageScript {
  /** Global variable that the script sets. */
  name: string
  /** Exports of `@calm-rest/federation/stock` that the expression uses. */
  uses: readonly string[]
  /** The value, as an expression. */
  value: string
}

/** Bundles one classic script for browsers that sets a variable; returns its packages, too. */
export const pageScript = async ({
  name,
  uses,
  value,
}: PageScript): Promise<{ script: string; packages: BundledPackages }> => {
  const door = createRequire(import.meta.url).resolve('@calm-rest/federation/stock')
  const source = `import { ${uses.join(', ')} } from ${JSON.stringify(door)}\nexport default ${value}`
  const path = mkdtempSync(join(tmpdir(), 'calm-rest-script-'))
  try {
    const config = base(import.meta.dirname, name, false)
    const stats = await runRspack({
      ...config,
      entry: `data:text/javascript,${encodeURIComponent(source)}`,
      output: {
        ...config.output,
        path,
        filename: fileName,
        library: { type: 'var', name, export: 'default' },
      },
      plugins: [new rspack.DefinePlugin(forContainers)],
    })
    return { script: readFileSync(join(path, fileName), 'utf8'), packages: packagesOf(stats) }
  } finally {
    rmSync(path, { recursive: true })
  }
}
